/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/*
 * The workflow runs where no test of ours can follow, so its words are held against what they name: a renamed script
 * or a new setting would otherwise be noticed by the owner, on the day of a release.
 */

type Step = {
  id?: string;
  run?: string;
  uses?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
};
type Job = { permissions?: Record<string, string>; needs?: string; steps: Step[] };
type Workflow = {
  on: { push: { branches: string[] }; workflow_dispatch: null };
  permissions: Record<string, string>;
  jobs: Record<'build' | 'publish', Job>;
};

const workflow: Workflow = parse(readFileSync('.github/workflows/publish.yml', 'utf8'));
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const { build, publish } = workflow.jobs;
const commands = build.steps.flatMap(({ run }) => run ?? []);
const stepOf = (action: string) =>
  [...build.steps, ...publish.steps].find(({ uses }) => uses?.startsWith(`actions/${action}@`));

test('a change of main publishes itself, and so does a press of the button', () => {
  expect(workflow.on).toEqual({ push: { branches: ['main'] }, workflow_dispatch: null });
});

test('nothing is published untested', () => {
  expect(commands).toEqual(['npm ci', 'npm test', 'npm run build']);
  expect(publish.needs).toBe('build');
  expect(publish.steps.map(({ uses }) => uses)).toEqual(['actions/deploy-pages@v4']);
});

test('every command is a script of the project', () => {
  for (const command of commands.filter((one) => one !== 'npm ci')) {
    const [, name = ''] = command.match(/^npm (?:run )?([\w:]+)$/) ?? [];
    expect(Object.keys(manifest.scripts)).toContain(name);
  }
});

test('the build gets every setting there is, from the variables of the repository', () => {
  const source = readFileSync('lib/settings.ts', 'utf8');
  const known = [...source.matchAll(/^ {2}(NEXT_PUBLIC_\w+): z\b/gm)].map(([, name = '']) => name);
  const given = build.steps.find(({ run }) => run === 'npm run build')?.env ?? {};
  expect(known.length).toBeGreaterThan(5);
  expect(Object.keys(given).sort()).toEqual(known.sort());
  for (const [name, value] of Object.entries(given)) expect(value).toBe(`\${{ vars.${name} }}`);
});

test('Node is one that the project runs on', () => {
  const [, least = ''] = manifest.engines.node.match(/^>=(\d+)/) ?? [];
  expect(Number(stepOf('setup-node')?.with?.['node-version'])).toBeGreaterThanOrEqual(
    Number(least),
  );
});

test('the whole export is published, files with a dot too', () => {
  expect(stepOf('upload-pages-artifact')?.with).toEqual({
    path: 'out',
    'include-hidden-files': true,
  });
});

test('only the step that publishes may, and it may nothing else', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  expect(build.permissions).toBeUndefined();
  expect(publish.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
});
