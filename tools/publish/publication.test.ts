import { startBrowser } from '../../e2e/support/browser';
import { leadErrors } from '../../e2e/support/forms';
import { testFolder } from '../../lib/content/test-folder.fixture';
import { readSettings } from '../../lib/settings';
import type { PublishEvent } from '../shared/publish-events';
import { openPublished, publishSite } from './publication';
import { verifyPublished } from './verify';

jest.mock('../../e2e/support/browser', () => ({ startBrowser: jest.fn() }));
jest.mock('../../e2e/support/forms', () => ({ leadErrors: jest.fn() }));
jest.mock('./verify', () => ({ verifyPublished: jest.fn() }));

const address = 'https://site.example';
const withoutKeys = readSettings({ NEXT_PUBLIC_SITE_URL: address });
const withKeys = readSettings({
  NEXT_PUBLIC_SITE_URL: address,
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
});

beforeEach(() => {
  jest.clearAllMocks();
  const browser = { newContext: async () => ({}), close: async () => {} };
  jest.mocked(startBrowser).mockResolvedValue(browser as never);
  jest.mocked(verifyPublished).mockResolvedValue([]);
  jest.mocked(leadErrors).mockResolvedValue([]);
});

describe('the published site', () => {
  test('is said to send leads after the form has sent one', async () => {
    expect(await openPublished(withKeys, 'out')).toMatch(
      /^Опубликовано: https:\/\/site\.example\. .*форма отправляет заявки/,
    );
  });

  test('is named in Cyrillic where its domain is', async () => {
    const settings = { ...withKeys, siteUrl: new URL('https://кафе.рф:8443/меню').href };
    expect(settings.siteUrl).toContain('xn--');
    expect(await openPublished(settings, 'out')).toMatch(
      /^Опубликовано: https:\/\/кафе\.рф:8443\//,
    );
  });

  test('is not said to send leads where the form has no keys to send them', async () => {
    const text = await openPublished(withoutKeys, 'out');
    expect(text).toMatch(/^Опубликовано: https:\/\/site\.example\. .*Форма не проверена/);
    expect(text).not.toContain('форма отправляет заявки');
    expect(leadErrors).not.toHaveBeenCalled();
  });

  test('stops the publication with what is wrong', async () => {
    jest.mocked(leadErrors).mockResolvedValue(['форма: заявка не ушла']);
    await expect(openPublished(withKeys, 'out')).rejects.toThrow(
      /^Сайт загружен\. Но .*:\n {2}форма: заявка не ушла$/,
    );
  });
});

describe('a project without the tool that checks', () => {
  const root = testFolder();
  const ASKED = { withSamples: false, intoForeignFolder: false };

  test('is told which checks are left out', async () => {
    const events: PublishEvent[] = [];
    // Next finds nothing to build.
    expect(await publishSite({ root, ...ASKED }, (event) => events.push(event))).toBe(false);
    const texts = events.flatMap((event) => (event.type === 'text' ? [event.text] : []));
    expect(texts.filter((text) => text.startsWith('Пропускаю'))).toHaveLength(3);
    expect(texts.join('')).toContain('«Смотрю, не остались ли образцы»');
  });
});
