import fs from 'node:fs';
import { whenReleased } from './held-file';
import { loadContent } from './load';
import { FIXTURE_CONTENT } from './test-folder.fixture';

// A copy, whose functions can be replaced.
jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs') }));

/** A step that another program blocks a number of times. */
function heldStep(times: number, code: string) {
  let tries = 0;
  return () => {
    tries += 1;
    if (tries <= times) throw Object.assign(new Error(`${code}: operation`), { code });
    return tries;
  };
}

test.each(['EBUSY', 'EPERM', 'EACCES'])('a file held for a moment (%s) is tried again', (code) => {
  expect(whenReleased('content/faq.yaml', heldStep(2, code), [1, 1, 1])).toBe(3);
});

test('a file that stays held is named in Russian', () => {
  expect(() => whenReleased('content/faq.yaml', heldStep(9, 'EPERM'), [1, 1])).toThrow(
    /^content\/faq\.yaml: файл занят другой программой .* повторите\.$/,
  );
});

test('another error is not tried again', () => {
  const step = jest.fn(heldStep(1, 'ENOSPC'));
  expect(() => whenReleased('content/faq.yaml', step, [1])).toThrow(/^ENOSPC/);
  expect(step).toHaveBeenCalledTimes(1);
});

test.each(['UNKNOWN', 'EINVAL', 'EIO'])('a file that is in a cloud alone (%s) is named', (code) => {
  const readFile = fs.readFileSync;
  const cloud = (names: RegExp) =>
    jest.spyOn(fs, 'readFileSync').mockImplementation((path, ...rest) => {
      if (names.test(String(path))) throw Object.assign(new Error(`${code}: read`), { code });
      return readFile(path, ...(rest as []));
    });
  for (const file of ['faq.yaml', 'pictures/flowers.avif']) {
    cloud(new RegExp(`${file}$`));
    expect(() => loadContent(FIXTURE_CONTENT)).toThrow(
      `content/${file}: файл лежит только в облаке`,
    );
  }
});
