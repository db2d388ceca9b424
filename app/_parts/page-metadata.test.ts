import { readSettings } from '@/lib/settings';

test('verification codes and icons follow the settings', () => {
  const settings = readSettings({
    NEXT_PUBLIC_BASE_PATH: '/site',
    NEXT_PUBLIC_YANDEX_VERIFICATION: 'abc123',
    NEXT_PUBLIC_GOOGLE_VERIFICATION: 'xyz-456',
  });
  jest.doMock('@/lib/content', () => {
    const { fixtureContent } = jest.requireActual('@/e2e/fixture-content');
    return { content: fixtureContent(), settings };
  });
  const { siteMetadata } = require('./page-metadata');
  expect(siteMetadata.verification).toEqual({ yandex: 'abc123', google: 'xyz-456' });
  expect(JSON.stringify(siteMetadata.icons)).toMatch(
    /"\/site\/favicon\.svg".*"\/site\/favicon\.ico".*"\/site\/apple-touch-icon\.png"/,
  );
});
