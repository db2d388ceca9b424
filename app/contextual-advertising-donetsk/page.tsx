import { SearchAd } from '@/components/Exhibit/SearchAd';
import { Process } from '@/components/Process/Process';
import { Section } from '@/components/Section/Section';
import { content } from '@/content';
import { metadataOf } from '../_parts/page-metadata';
import { ServicePage } from '../_parts/ServicePage';

const { exhibit, process } = content.contextual;

export const metadata = metadataOf('contextual');

export default function ContextualPage() {
  return (
    <ServicePage id="contextual" exhibit={exhibit && <SearchAd {...exhibit} />}>
      <Section id="process" heading={process} entries={process.steps}>
        <Process steps={process.steps} />
      </Section>
    </ServicePage>
  );
}
