/** In a file of its own: the notice is rendered on the server, and what shows it runs in the browser. */
export const FAILURE_NOTICE_ID = 'page-error';
