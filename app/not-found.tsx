import type { Metadata } from 'next';
import { MissingPage } from '@/components/sections/MissingPage/MissingPage';
import { contacts, content } from '@/lib/content';

const { meta, ...copy } = content['not-found'];

export const metadata: Metadata = meta;

export default function NotFound() {
  return <MissingPage {...copy} person={content.site.person} contacts={contacts} />;
}
