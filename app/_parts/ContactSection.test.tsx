import { join, resolve } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { Contact } from '@/components/contact/Contact/Contact';
import { contactLinks } from '@/lib/contact-links';
import { loadContent } from '@/lib/content/load';
import { readSettings } from '@/lib/settings';
import { describeBusiness } from '@/lib/structured-data';
import { formatHours, type WorkingHours } from '@/lib/working-hours';
import { shift } from '@/lib/working-hours.fixture';

const { contact, site } = loadContent(join(process.cwd(), 'e2e/content'));
const settings = readSettings({});

const now = Date.parse('2026-11-22');

function render(hours: WorkingHours) {
  const html = renderToStaticMarkup(
    <Contact
      copy={contact}
      business={describeBusiness({ siteUrl: '', site: { ...site, hours }, prices: [], now })}
      person={site.person}
      contacts={contactLinks(site.channels, settings)}
      hours={formatHours(hours)}
      workingHours={hours}
      senderSettings={settings.delivery}
      consentNote={undefined}
      privacyLink=""
    />,
  );
  const meta = (name: string) =>
    [...html.matchAll(new RegExp(`itemProp="${name}" content="(.*?)"`, 'g'))].map(
      ([, value]) => value,
    );
  return { text: html.replace(/<[^>]*>/g, '').replace(/\s/g, ' '), meta };
}

test('the hours of each day and a coming break are told to people and to search engines', () => {
  const { text, meta } = render({
    timeZone: 'Europe/Moscow',
    week: [shift, shift, shift, shift, shift, { opens: 10 * 60, closes: 16 * 60 }, null],
    daysOff: [
      { from: '2026-05-01', to: '2026-05-01' },
      { from: '2026-12-31', to: '2027-01-08' },
    ],
  });
  expect(text).toContain('пн–пт 9:00–21:00, сб 10:00–16:00Не работаю 31 декабря – 8 января');
  expect(meta('openingHours')).toEqual(['Mo-Fr 09:00-21:00', 'Sa 10:00-16:00']);
  expect(meta('validFrom')).toEqual(['2026-12-31']);
  expect(meta('validThrough')).toEqual(['2027-01-08']);
});

test('the microdata of the contacts states the same facts as the JSON-LD', () => {
  // The content module reads the folder `content` of the current one.
  jest.spyOn(process, 'cwd').mockReturnValue(resolve('e2e'));
  const { business } = require('@/lib/content');
  const { ContactSection } = require('./ContactSection');
  const html = renderToStaticMarkup(<ContactSection />);
  const { '@id': id, '@type': type, name, telephone, address, ...node } = business.node;
  expect(html).toContain(`itemType="https://schema.org/${type}" itemID="${id}"`);
  const properties = html.matchAll(/itemProp="(\w+)"(?: content="(.*?)"|[^>]*>([^<]*))/g);
  const stated = Object.fromEntries(
    Array.from(properties, ([, key, ...values]) => [key, values.join('')]),
  );
  const { addressLocality, addressRegion } = address;
  expect(stated).toMatchObject({ name, telephone, addressLocality, addressRegion });
  const hours = [...html.matchAll(/itemProp="openingHours" content="(.*?)"/g)].map(
    ([, run]) => run,
  );
  expect(hours).toEqual(business.openingHours);
  expect(node.openingHoursSpecification).toHaveLength(hours.length);
});
