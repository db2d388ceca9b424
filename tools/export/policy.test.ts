import { METRIKA_HOSTS } from '../../lib/browser/metrika';
import { readSettings } from '../../lib/settings';
import { policyOf, sha256 } from './policy';

test('the policy lets the loader and the lead through, the counter if there is one, and nothing else', () => {
  const policy = (env = {}) => policyOf('load()', readSettings(env)).split('; ');
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
