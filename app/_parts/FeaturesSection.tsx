import type { ReactNode } from 'react';
import { Section } from '@/components/layout/Section/Section';
import { Features } from '@/components/sections/Features/Features';
import type { Point } from '@/content/schema';

export type FeaturesHeading = {
  title: string;
  intro?: string | undefined;
  items: readonly Point[];
};

type FeaturesSectionProps = {
  id: string;
  heading: FeaturesHeading;
  /** A drawing below the heading. */
  scene: ReactNode;
  below?: ReactNode;
};

/** A heading with its features beside it. Without features, only the element below them is shown. */
export function FeaturesSection({ id, heading, scene, below }: FeaturesSectionProps) {
  const { items } = heading;
  if (items.length === 0) return <Section id={id} heading={heading} below={below} />;
  const areFew = items.length < 5;
  return (
    <Section
      id={id}
      heading={heading}
      beside={areFew ? 'half' : 'third'}
      margin={scene}
      below={below}
    >
      <Features id={id} items={items} layout={areFew ? 'rows' : 'pairs'} />
    </Section>
  );
}
