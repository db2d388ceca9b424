import { BASE_PATH, HOSTS_PORT } from '../../../e2e/site';

/** What `next build` alone makes of the test's content. */
export const PLAIN_FOLDER = '.test/plain';
/** No test of a host runs at the same time. */
export const PLAIN_PORT = HOSTS_PORT;
export const PLAIN_SITE = `http://localhost:${PLAIN_PORT}${BASE_PATH}`;
