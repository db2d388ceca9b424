import { content } from '@/lib/content';
import { shareName } from './share-address';

jest.mock('@/lib/content', () => {
  const { fixtureContent } = jest.requireActual('@/e2e/fixture-content');
  return { content: fixtureContent() };
});

test('the name of a share picture changes with its figure', () => {
  const before = shareName('home');
  expect(before).toMatch(/^home-[\da-f]{8}\.png$/);
  expect(shareName('home')).toBe(before);
  // The figure of the home page includes the work.
  const dearer = content.prices.services.map((service) => ({
    ...service,
    price: service.price + 1000,
  }));
  jest.replaceProperty(content.prices, 'services', dearer);
  expect(shareName('home')).not.toBe(before);
});
