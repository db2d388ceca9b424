import { Section } from '@/components/layout/Section/Section';
import { CheckedList, type CheckedListProps } from '@/components/sections/CheckedList/CheckedList';
import { type FeaturesHeading, FeaturesSection } from './FeaturesSection';

type CheckedFeaturesSectionProps = CheckedListProps & { id: string; heading: FeaturesHeading };

/** The features of a heading with a checked list instead of a drawing. Without features, only the list is shown. */
export function CheckedFeaturesSection(props: CheckedFeaturesSectionProps) {
  const { id, heading, rows, drawing } = props;
  const list = rows.length > 0 && <CheckedList rows={rows} drawing={drawing} />;
  return heading.items.length > 0 ? (
    <FeaturesSection id={id} heading={heading} scene={list} />
  ) : (
    <Section id={id} heading={heading} below={list} />
  );
}
