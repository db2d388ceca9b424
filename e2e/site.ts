import { routes } from '@/lib/routes';
import { SEND_PATH } from '../lib/settings';
import { FIRST_PORT } from './port-setup';
import { inboxSettings } from './support/inbox';

/** Where the tests serve the built site, and the inbox its leads go to. */
export const SITE_PORT = Number(process.env.E2E_PORT ?? FIRST_PORT);
export const INBOX_PORT = SITE_PORT + 1;
export const NEXT_PORT = SITE_PORT + 2;
export const WEBKIT_PORT = SITE_PORT + 3;
/** The first of the hosts' ports. */
export const HOSTS_PORT = SITE_PORT + 4;
/** The sub-path the site is tested under, such as `/site`; none by default. */
export const BASE_PATH = process.env.E2E_BASE_PATH ?? '';
/** The site's address without a slash at its end. */
export const SITE = `http://localhost:${SITE_PORT}${BASE_PATH}`;
/** The address of the next version of the site. */
export const NEXT_SITE = `http://localhost:${NEXT_PORT}${BASE_PATH}`;
export const INBOX = `http://localhost:${INBOX_PORT}`;

/** The copy of the project that the tests build, with their own content. */
export const PROJECT_FOLDER = '.test/project';
export const SITE_FOLDER = '.test/site';
/** The next version: with another headline, a consent checkbox and a counter of visits. */
export const NEXT_SITE_FOLDER = '.test/next-version';
// With letters that our font lacks: a build must not ask a host for them.
export const NEXT_TITLE = 'Заголовок новой версии ☎ 漢';
export const COUNTER = '12345678';

export const SETTINGS = {
  NODE_OPTIONS: `--require ${JSON.stringify(require.resolve('./shut-network.cjs'))}`,
  // An owner's own .env must not change what the tests see.
  NEXT_PUBLIC_BASE_PATH: BASE_PATH,
  NEXT_PUBLIC_METRIKA_ID: '',
  NEXT_PUBLIC_YANDEX_VERIFICATION: '',
  NEXT_PUBLIC_GOOGLE_VERIFICATION: '',
  NEXT_PUBLIC_SITE_URL: SITE,
  NEXT_PUBLIC_PHONE: '+7 949 111-22-33',
  NEXT_PUBLIC_TELEGRAM: 'handle',
  NEXT_PUBLIC_OWNER_EMAIL: 'owner@example.ru',
  ...inboxSettings(INBOX),
};

/** The path of every page, the missing one too. */
export const pages = [...routes.map(({ path }) => path), '/404.html'];

/** A path of the site as the site's own links have it; one that is such already, or a whole address, stays as it is. */
export function href(path: string): string {
  const isRoute = path.startsWith('/') && !(BASE_PATH && path.startsWith(`${BASE_PATH}/`));
  return isRoute ? BASE_PATH + path : path;
}

export const SEND_ADDRESS = INBOX + SEND_PATH;
