import type { ReactNode } from 'react';
import { Section } from '@/components/layout/Section/Section';
import { Features } from '@/components/sections/Features/Features';
import { Scene, type SceneName } from '@/components/ui/Scene/Scene';
import type { Point } from '@/lib/content/schema';

export type FeaturesCopy = {
  title: string;
  intro?: string | undefined;
  items: readonly Point[];
};

type FeaturesSectionProps = {
  id: string;
  copy: FeaturesCopy;
  /** A drawing below the heading. */
  scene?: SceneName;
  /** Goes below the heading in place of a scene. */
  margin?: ReactNode;
  below?: ReactNode;
};

/** A heading with its features beside it. Without features, only the element below them is shown. */
export function FeaturesSection(props: FeaturesSectionProps) {
  const { id, copy, scene, margin, below } = props;
  const { items } = copy;
  if (items.length === 0) return <Section id={id} copy={copy} below={below} />;
  const areFew = items.length < 5;
  return (
    <Section
      id={id}
      copy={copy}
      beside={areFew ? 'half' : 'third'}
      margin={scene ? <Scene name={scene} tall={areFew} /> : margin}
      below={below}
    >
      <Features id={id} items={items} layout={areFew ? 'rows' : 'pairs'} />
    </Section>
  );
}
