import { readSettings } from '../../lib/settings';
import { policyOf, sha256 } from './policy';

test('the policy lets the loader and the lead through, the counter if there is one, and nothing else', () => {
  const policy = (env = {}) => policyOf('load()', readSettings(env)).split('; ');
  const scripts = `script-src 'self' '${sha256('load()')}'`;
  const lead = "connect-src 'self' https://api.emailjs.com";
  expect(policy()).toEqual(expect.arrayContaining(["default-src 'none'", scripts, lead]));
  const withCounter = policy({ NEXT_PUBLIC_METRIKA_ID: '1' });
  expect(withCounter).toContainEqual(expect.stringContaining(`${scripts} https://mc.yandex.ru`));
});
