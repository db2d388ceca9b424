import { resolve } from 'node:path';

test('verification codes and icons follow the settings', () => {
  Object.assign(process.env, {
    NEXT_PUBLIC_BASE_PATH: '/site',
    NEXT_PUBLIC_YANDEX_VERIFICATION: 'abc123',
    NEXT_PUBLIC_GOOGLE_VERIFICATION: 'xyz-456',
  });
  // The content module reads the folder `content` of the current one.
  jest.spyOn(process, 'cwd').mockReturnValue(resolve('e2e'));
  const { siteMetadata } = require('./page-metadata');
  expect(siteMetadata.verification).toEqual({ yandex: 'abc123', google: 'xyz-456' });
  expect(JSON.stringify(siteMetadata.icons)).toMatch(
    /"\/site\/favicon\.svg".*"\/site\/favicon\.ico".*"\/site\/apple-touch-icon\.png"/,
  );
});
