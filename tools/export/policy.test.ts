import { METRIKA_HOSTS } from '../../lib/browser/metrika';
import { readSettings } from '../../lib/settings';
import { addPolicy, policyOf, sha256 } from './policy';

test('the policy lets the loader and the lead through, the counter if there is one, and nothing else', () => {
  const policy = (env = {}) => policyOf(['load()'], readSettings(env)).split('; ');
  const sources = (counter = '') => [
    "default-src 'none'",
    `script-src 'self' '${sha256('load()')}'${counter}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${counter}`,
    "font-src 'self' data:",
    "manifest-src 'self'",
    `connect-src 'self' https://api.emailjs.com${counter}`,
    "base-uri 'none'",
    "form-action 'none'",
  ];
  expect(policy()).toEqual(sources());
  const withCounter = policy({ NEXT_PUBLIC_METRIKA_ID: '1' });
  expect(withCounter).toEqual(sources(` ${METRIKA_HOSTS.join(' ')}`));
});

test('it allows each script that stands in the page, and stands before them', () => {
  const page =
    '<html><head><meta charset="utf-8"><script>a()</script><script src="/b.js"></script></head>' +
    '<body><script type="application/ld+json">{}</script><script type="module">c()</script></body></html>';
  const html = addPolicy(page, readSettings({}));
  expect(html).toContain(`script-src 'self' '${sha256('a()')}' '${sha256('c()')}';`);
  expect(html).toMatch(/^<html><head><meta charset="utf-8"><meta http-equiv=/);
});
