import { spawnSync } from 'node:child_process';
import { isRunning, readPort } from './preview';

test('the site has port 3000 or the one asked for', () => {
  expect(readPort([])).toBe(3000);
  expect(readPort(['--port', '3010'])).toBe(3010);
});

test.each(['--port 0', '--port 65535', '--port 3000.5', '--port 0x10', '--port', '--prot 3010'])(
  '%s is refused with an example',
  (words) => {
    const example = 'порт задают так: npm start -- --port 3010, от 1 до 65534';
    expect(() => readPort(words.split(' '))).toThrow(`${words}: ${example}`);
  },
);

test('a process that has ended is not running', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  expect([isRunning(process.pid), isRunning(pid)]).toEqual([true, false]);
});
