import { noticeOfMissing } from './notice';

test('the notice about name and phone precedes the one about consent', () => {
  expect(noticeOfMissing(['consent'])).toBe('consent');
  expect(noticeOfMissing(['phone', 'consent'])).toBe('missing');
  expect(noticeOfMissing(['name'])).toBe('missing');
});
