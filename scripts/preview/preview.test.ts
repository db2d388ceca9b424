import { readPorts } from './preview';

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
