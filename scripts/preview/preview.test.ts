/** @jest-environment node */
import { describeLead, readPorts } from './preview';

test('the site has port 3000 or the one asked for, and the inbox the next', () => {
  expect(readPorts([])).toEqual({ port: 3000, inboxPort: 3001 });
  expect(readPorts(['--port', '3010'])).toEqual({ port: 3010, inboxPort: 3011 });
});

test.each(['0', '65535', '3000.5', '0x10', '1e3', 'порт'])('there is no port %s', (value) => {
  expect(() => readPorts(['--port', value])).toThrow(/^--port .*: номер порта .*$/);
});

test.each([['--prot', '3010'], ['3010'], ['--port']])(
  '%s is told what may stand there',
  (...args) => {
    expect(() => readPorts(args)).toThrow(/есть один: npm start -- --port 3010$/);
  },
);

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
