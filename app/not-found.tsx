import type { Metadata } from 'next';
import { ContactLinks } from '@/components/ContactLinks/ContactLinks';
import { MissingPage } from '@/components/MissingPage/MissingPage';
import { Signature } from '@/components/Signature/Signature';
import { contacts, content } from '@/content';

const { meta, title, text, home } = content['not-found'];

export const metadata: Metadata = { ...meta, robots: { index: false, follow: true } };

export default function NotFound() {
  return (
    <MissingPage
      title={title}
      text={text}
      home={home}
      signature={<Signature person={content.site.person} />}
    >
      <ContactLinks links={contacts} />
    </MissingPage>
  );
}
