/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/* The workflow runs where no test of ours can follow, so its words are held against what they name. */

type Step = { run?: string; env?: Record<string, string> };
type Workflow = { jobs: Record<'build' | 'publish', { steps: Step[] }> };

const { jobs }: Workflow = parse(readFileSync('.github/workflows/publish.yml', 'utf8'));
const steps = Object.values(jobs).flatMap((job) => job.steps);

test('every npm command of the workflow is a script of the project', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands = steps.flatMap(({ run = '' }) => run.split('\n')).filter(Boolean);
  expect(commands.length).toBeGreaterThan(1);
  for (const command of commands.filter((one) => one !== 'npm ci')) {
    const [, name = command] = command.match(/^npm (?:run )?([\w:]+)$/) ?? [];
    expect(Object.keys(scripts)).toContain(name);
  }
});

test('the build gets every setting there is, from the variables of the repository', () => {
  const source = readFileSync('lib/settings.ts', 'utf8');
  const known = new Set([...source.matchAll(/\bNEXT_PUBLIC_\w+/g)].map(([name]) => name));
  expect(known.size).toBeGreaterThan(5);
  const given = steps.find(({ run }) => run === 'npm run build')?.env ?? {};
  expect(Object.keys(given).sort()).toEqual([...known].sort());
  for (const [name, value] of Object.entries(given)) expect(value).toBe(`\${{ vars.${name} }}`);
});
