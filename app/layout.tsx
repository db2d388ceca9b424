// These come first, so that components can override what they set for all elements.
import './tokens.css';
import './fonts.css';
import './base.css';
import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { LeadDeliveryProvider } from '@/components/contact/LeadDeliveryProvider/LeadDeliveryProvider';
import { LeadToast } from '@/components/contact/LeadToast/LeadToast';
import { sentToLabels } from '@/components/contact/sent-to-labels';
import { FailureNotice } from '@/components/layout/FailureNotice/FailureNotice';
import { Footer } from '@/components/layout/Footer/Footer';
import { Header } from '@/components/layout/Header/Header';
import { contacts, content, phone, settings } from '@/lib/content';
import { formatPriceTag } from '@/lib/format';
import { papers, routes } from '@/lib/routes';
import { themeColor } from '@/lib/tokens';
import { siteMetadata } from './_parts/page-metadata';
import { fontVariables } from './fonts';

const { site } = content;
const menu = routes.map(({ id, path }) => {
  const page = content[id];
  const price = 'teaser' in page ? formatPriceTag(page.teaser.price) : undefined;
  return { path, paper: papers[id], label: site.menu[id], price };
});

export const metadata = siteMetadata;

export const viewport: Viewport = {
  themeColor,
  // Turns off a phone's forced dark mode, which would invert parts of the drawings.
  colorScheme: 'only light',
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The attribute makes the router switch pages without smooth scrolling, which is only for anchors.
    <html lang="ru" className={fontVariables} data-scroll-behavior="smooth">
      <body>
        <Header site={site} menu={menu} contacts={contacts} />
        <LeadDeliveryProvider>
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          {/* Outside of main, because styles look for the last section in it. */}
          <LeadToast
            notices={content.contact.notices}
            phone={phone}
            sentTo={sentToLabels(content.contact)}
          />
        </LeadDeliveryProvider>
        <FailureNotice copy={site.failure} phone={phone} />
        <Footer
          site={site}
          menu={menu}
          contacts={contacts}
          privacyLabel={content.privacy.link}
          counter={<Counter />}
        />
      </body>
    </html>
  );
}

/** next.config.mjs sets the variable at build time, so that a site without a counter ships none of this code. */
async function Counter() {
  if (process.env.NEXT_PUBLIC_METRIKA_ID) {
    const { Metrika } = await import('@/components/layout/Metrika/Metrika');
    const { metrikaId } = settings;
    return metrikaId && <Metrika id={Number(metrikaId)} labels={content.privacy.counter} />;
  }
  return null;
}
