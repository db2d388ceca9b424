import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject } from '../../../e2e/copy-project';
import { CONTENT_FOLDER, fixtureContent } from '../../../e2e/fixture-content';
import { openLive, spawnPreview, stop } from '../../shared/testing/preview';

test.skip(
  process.platform !== 'linux',
  'Only there does `cp` link the packages instead of copying',
);

test('the preview opens in a folder with spaces, Cyrillic letters and signs of an address', async ({
  page,
}) => {
  const folder = join('.test', 'Сайт #1 [новый] 100%');
  await copyProject(folder, CONTENT_FOLDER);
  // With packages of its own the folder is the root, as an owner's is.
  execFileSync('cp', ['-al', 'node_modules', folder]);
  const preview = spawnPreview(folder);
  await expect.poll(() => preview.printed).toContain('Остановить');
  await openLive(page, '/');
  const { title } = fixtureContent().home.hero;
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText(title);
  const home = join(folder, 'content/home.yaml');
  const text = readFileSync(home, 'utf8');
  writeFileSync(home, text.replace(title.replace(/\s/g, ' '), 'Новый заголовок'));
  await expect(headline).toHaveText('Новый заголовок');
  await stop(preview);
  rmSync(folder, { recursive: true });
});
