import { Section } from '@/components/layout/Section/Section';
import { CheckedList, type CheckedListProps } from '@/components/sections/CheckedList/CheckedList';
import { type FeaturesCopy, FeaturesSection } from './FeaturesSection';

type CheckedFeaturesSectionProps = CheckedListProps & { id: string; copy: FeaturesCopy };

/** Features with a checked list instead of a scene. Without features, only the list is shown. */
export function CheckedFeaturesSection(props: CheckedFeaturesSectionProps) {
  const { id, copy, rows, scene } = props;
  const list = rows.length > 0 && <CheckedList rows={rows} scene={scene} />;
  return copy.items.length > 0 ? (
    <FeaturesSection id={id} copy={copy} margin={list} />
  ) : (
    <Section id={id} copy={copy} below={list} />
  );
}
