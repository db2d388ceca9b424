import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { settingNames } from '../lib/settings';

/* Compares the workflows with the commands and settings they name, since no test runs them. */

type Job = { steps: { run?: string }[]; env?: Record<string, string> };

const read = (name: string): Record<string, Job> =>
  parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8')).jobs;

const commandsOf = (name: string) =>
  Object.values(read(name)).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));

test('every npm command of publish.yml and of .ci/run, which tests.yml runs, is a script of the project', () => {
  expect(commandsOf('tests')).toEqual(['.ci/run', 'node e2e/windows/start.cjs']);
  const tests = readFileSync('.ci/run', 'utf8').match(/npm .*/g) ?? [];
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const [first, ...commands] of [commandsOf('publish'), tests]) {
    expect(first).toBe('npm ci');
    expect(commands.length).toBeGreaterThan(1);
    for (const command of commands) {
      const [, name] = /^npm (?:run )?(\S+)/.exec(command) ?? [];
      expect(Object.keys(scripts)).toContain(name);
    }
  }
});

test('the build gets every setting there is, from the variables of the repository', () => {
  const given = read('publish').build?.env ?? {};
  expect(Object.keys(given).sort()).toEqual([...settingNames].sort());
  for (const [name, value] of Object.entries(given)) expect(value).toBe(`\${{ vars.${name} }}`);
});
