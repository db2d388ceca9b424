import { logMissingPath } from '../../../lib/browser/missing-path';

// Where data is dear, the scripts of the site wait for a touch, which a missing page may never get.
addEventListener('DOMContentLoaded', () => {
  if (document.querySelector('[data-missing-page]')) logMissingPath();
});
