/** @jest-environment node */
import { findChromium, findHeadlessShell, type Machine } from './chromium';

/** A machine that has these programs, and gets one more when one of the commands succeeds. */
function machine(has: string[], installs: Record<string, string> = {}, broken: string[] = []) {
  const ran: string[] = [];
  const fake: Machine = {
    chromiumPath: undefined,
    exists: (path) => has.includes(path),
    starts: (path) => !broken.includes(path),
    which: (program) => (has.includes(`/usr/bin/${program}`) ? `/usr/bin/${program}` : undefined),
    playwrightPath: () => '/cache/chrome',
    run(command, args) {
      const line = [command, ...args].join(' ');
      ran.push(line);
      const gained = installs[line];
      if (gained) has.push(gained);
      return Boolean(gained);
    },
  };
  return { fake, ran };
}

test('CHROMIUM_PATH goes before all', () => {
  const { fake } = machine(['/opt/chrome', '/usr/bin/chromium']);
  expect(findChromium({ ...fake, chromiumPath: '/opt/chrome' })).toBe('/opt/chrome');
});

test('a CHROMIUM_PATH that leads nowhere is told in one line', () => {
  const { fake } = machine(['/usr/bin/chromium']);
  expect(() => findChromium({ ...fake, chromiumPath: '/nope' })).toThrow(
    /^CHROMIUM_PATH=\/nope: .*$/,
  );
});

test('the one on the system is taken, and nothing is installed', () => {
  const { fake, ran } = machine(['/usr/bin/google-chrome']);
  expect(findChromium(fake)).toBe('/usr/bin/google-chrome');
  expect(ran).toEqual([]);
});

test('one that does not start is passed over', () => {
  const { fake } = machine(['/usr/bin/chromium-browser', '/usr/bin/google-chrome'], {}, [
    '/usr/bin/chromium-browser',
  ]);
  expect(findChromium(fake)).toBe('/usr/bin/google-chrome');
});

test('a download that lacks libraries of the system gives way to the package manager', () => {
  const { fake } = machine(
    ['/usr/bin/apt-get'],
    {
      'npx playwright install chromium': '/cache/chrome',
      'apt-get install -y chromium': '/usr/bin/chromium',
    },
    ['/cache/chrome'],
  );
  expect(findChromium(fake)).toBe('/usr/bin/chromium');
});

test('Playwright’s own download comes next', () => {
  const { fake } = machine([], { 'npx playwright install chromium': '/cache/chrome' });
  expect(findChromium(fake)).toBe('/cache/chrome');
});

test('where that cannot be reached the system’s package manager is asked', () => {
  const { fake, ran } = machine(['/usr/bin/apt-get'], {
    'apt-get install -y chromium': '/usr/bin/chromium',
  });
  expect(findChromium(fake)).toBe('/usr/bin/chromium');
  expect(ran).toContain('apt-get update');
});

test('with neither, one line says what to install', () => {
  const { fake } = machine([]);
  expect(() => findChromium(fake)).toThrow(/^Для проверки в браузере нужен Chromium: .*$/);
});

describe('the headless shell', () => {
  const both = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];

  test('is taken where the system has it', () => {
    expect(findHeadlessShell(machine(both).fake)).toBe('/usr/bin/chromium-headless-shell');
  });

  test('gives way to Chromium where it is missing or does not start', () => {
    expect(findHeadlessShell(machine(['/usr/bin/chromium']).fake)).toBe('/usr/bin/chromium');
    const { fake } = machine(both, {}, ['/usr/bin/chromium-headless-shell']);
    expect(findHeadlessShell(fake)).toBe('/usr/bin/chromium');
  });

  test('gives way to the browser that was asked for', () => {
    const { fake } = machine([...both, '/opt/chrome']);
    expect(findHeadlessShell({ ...fake, chromiumPath: '/opt/chrome' })).toBe('/opt/chrome');
  });
});
