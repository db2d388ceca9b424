import type { ReactNode } from 'react';
import { Section } from '@/components/layout/Section/Section';
import { Features } from '@/components/sections/Features/Features';
import type { SceneName } from '@/components/ui/TradeDrawing/TradeDrawing';
import type { Point } from '@/content/schema';

export type FeaturesCopy = {
  title: string;
  intro?: string | undefined;
  items: readonly Point[];
};

type FeaturesSectionProps = {
  id: string;
  copy: FeaturesCopy;
  /** Below the heading: a drawing, or another decoration. */
  scene?: SceneName;
  decoration?: ReactNode;
  below?: ReactNode;
};

/** A heading with its features beside it. Without features, only the element below them is shown. */
export function FeaturesSection({ id, copy, below, ...drawn }: FeaturesSectionProps) {
  const { items } = copy;
  if (items.length === 0) return <Section id={id} copy={copy} below={below} />;
  const areFew = items.length < 5;
  return (
    <Section {...drawn} id={id} copy={copy} beside={areFew ? 'half' : 'third'} below={below}>
      <Features id={id} items={items} layout={areFew ? 'rows' : 'pairs'} />
    </Section>
  );
}
