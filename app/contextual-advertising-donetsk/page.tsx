import { SearchAd } from '@/components/sections/HeroExample/SearchAd';
import { content } from '@/content';
import { metadataOf } from '../_parts/page-metadata';
import { ServicePage } from '../_parts/ServicePage';

const { example } = content.contextual;

export const metadata = metadataOf('contextual');

export default function ContextualPage() {
  return <ServicePage id="contextual" example={example && <SearchAd {...example} />} />;
}
