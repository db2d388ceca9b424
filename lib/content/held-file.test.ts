import { whenReleased } from './held-file';

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
