import { Section } from '@/components/layout/Section/Section';
import { SearchAd } from '@/components/sections/HeroExample/SearchAd';
import { Process } from '@/components/sections/Process/Process';
import { content } from '@/lib/content';
import { CheckedFeaturesSection } from '../_parts/CheckedFeaturesSection';
import { metadataOf } from '../_parts/page-metadata';
import { ServicePage } from '../_parts/ServicePage';

const { example, benefits, process } = content.contextual;

/** The marketer ticks what people search for, and crosses out what is not worth a click. */
const queries = benefits.queries.map(({ query, wanted }) => ({ value: query, isWanted: wanted }));

export const metadata = metadataOf('contextual');

export default function ContextualPage() {
  return (
    <ServicePage
      id="contextual"
      example={example && <SearchAd {...example} />}
      benefits={<CheckedFeaturesSection id="benefits" copy={benefits} rows={queries} />}
      details={
        <Section id="process" copy={process} entries={process.steps}>
          <Process steps={process.steps} />
        </Section>
      }
    />
  );
}
