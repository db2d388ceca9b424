import { renderToStaticMarkup } from 'react-dom/server';

test('the microdata of the contacts states the same facts as the JSON-LD', () => {
  const { business } = require('@/content');
  const { ContactSection } = require('./ContactSection');
  const html = renderToStaticMarkup(<ContactSection />);
  const { '@id': id, '@type': type, name, telephone, address, ...node } = business.node;
  expect(html).toContain(`itemType="https://schema.org/${type}" itemID="${id}"`);
  const all = html.matchAll(/itemProp="(\w+)"(?: content="(.*?)"|[^>]*>([^<]*))/g);
  const stated = Object.fromEntries(
    Array.from(all, ([, key, ...values]) => [key, values.join('')]),
  );
  const { addressLocality, addressRegion } = address;
  expect(stated).toMatchObject({ name, telephone, addressLocality, addressRegion });
  const hours = [...html.matchAll(/itemProp="openingHours" content="(.*?)"/g)].map(
    ([, run]) => run,
  );
  expect(hours).toEqual(business.openingHours);
  expect(node.openingHoursSpecification).toHaveLength(hours.length);
});
