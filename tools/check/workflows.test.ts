import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { settingNames } from '../../lib/settings';

/* Compares the workflows with the commands and settings they name, since no test runs them. */

type Job = { steps: { run?: string }[]; env?: Record<string, string>; if?: string };

const read = (name: string): Record<string, Job> =>
  parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8')).jobs;

const commandsOf = (name: string) =>
  Object.values(read(name)).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));

test('every npm command of publish.yml, check-form.yml and of .ci/run, which tests.yml runs, is a script of the project', () => {
  expect(commandsOf('tests')).toEqual(['.ci/run', 'node tools/studio/windows/start.cjs']);
  const tests = readFileSync('.ci/run', 'utf8').match(/npm (?!audit).*/g) ?? [];
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const [first, ...commands] of [commandsOf('publish'), commandsOf('check-form'), tests]) {
    expect(first).toBe('npm ci');
    expect(commands).not.toEqual([]);
    for (const command of commands) {
      const [, name] = /^npm (?:run )?(\S+)/.exec(command) ?? [];
      expect(Object.keys(scripts)).toContain(name);
    }
  }
});

test.each([
  ['publish', 'build'],
  ['check-form', 'check'],
])('%s gets every setting there is, from the variables of the repository', (workflow, job) => {
  const given = read(workflow)[job]?.env ?? {};
  expect(Object.keys(given).sort()).toEqual([...settingNames].sort());
  for (const [name, value] of Object.entries(given)) expect(value).toBe(`\${{ vars.${name} }}`);
});

test('the form is checked only where the owner has asked for it', () => {
  expect(read('check-form').check?.if).toBe("vars.CHECK_FORM == 'yes'");
  expect(commandsOf('check-form').at(-1)).toBe('npm run launch-check -- --live');
});

test('actions are named by a commit: a tag may lead to other code tomorrow', () => {
  const names = readdirSync('.github/workflows');
  const texts = names.map((name) => readFileSync(`.github/workflows/${name}`, 'utf8')).join('\n');
  const actions = texts.match(/uses: .*/g) ?? [];
  expect(actions).not.toEqual([]);
  for (const action of actions)
    expect(action).toMatch(/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});
