import { withoutUnseen } from './unseen';

test.each([
  ['\u202a+7 949 111-22-33\u202c', '+7 949 111-22-33'],
  ['Отчёт\u200b каждую\u0007 неделю\u2060', 'Отчёт каждую неделю'],
  ['пер\u00adвая строка\nвторая', 'пер\u00adвая строка\nвторая'],
  ['👩\u200d💻 ❤\ufe0f', '👩\u200d💻 ❤\ufe0f'],
  ['\u200e', ''],
  ['\u00ad \u2800\u3164\u200d', ''],
  ['', ''],
])('of %j stays %j', (written, shown) => expect(withoutUnseen(written)).toBe(shown));
