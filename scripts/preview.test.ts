/** @jest-environment node */
import { describeLead, readPorts } from './preview';

test('the ports are 3000 and 3001 unless the settings say otherwise', () => {
  expect(readPorts({})).toEqual({ port: 3000, inboxPort: 3001 });
  expect(readPorts({ PORT: '', INBOX_PORT: ' 4001 ' })).toEqual({ port: 3000, inboxPort: 4001 });
});

test.each(['0', '65536', '-1', '3000.5', '0x10', '1e3', 'порт'])(
  'the port %s is refused in one line that names the setting',
  (value) => {
    expect(() => readPorts({ PORT: value })).toThrow(/^PORT=.*: номер порта .*$/);
    expect(() => readPorts({ INBOX_PORT: value })).toThrow(/^INBOX_PORT=.*: номер порта .*$/);
  },
);

test('the site and its inbox do not get the same port', () => {
  expect(() => readPorts({ PORT: '3001' })).toThrow(/^Сайт и заявки .* 3001: .*$/);
});

test('a lead is printed in one line without control characters', () => {
  const params = {
    from_name: 'Анна\u001b[2J',
    from_phone: '+7\u009b1A',
    message: 'строка\r\nвторая \u202eоборот 🙂 👨‍👩‍👧',
  };
  expect(describeLead({ receivedAt: '2026-01-01T00:00:00.000Z', params })).toBe(
    'Новая заявка: Анна [2J · +7 1A · строка вторая  оборот 🙂 👨‍👩‍👧',
  );
});

test('a lead without some of its parameters is printed', () => {
  const lead = { receivedAt: '2026-01-01T00:00:00.000Z', params: { from_phone: 7 } };
  expect(describeLead(lead)).toBe('Новая заявка: 7');
});
