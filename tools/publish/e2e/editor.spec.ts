import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { press } from '../../../e2e/fixtures';
import { portOf } from '../../shared/testing/hosts';
import { FOLDER, openLive, start, stop } from '../../shared/testing/preview';
import { contentsOf, emptyHost, hostFolder, ownByAccount } from './host';
import { ACCOUNT, PORTS, SITE_IN_ACCOUNT } from './servers';

const HOST = `http://localhost:${portOf('apache', 'root')}`;
const SETTINGS = `NEXT_PUBLIC_SITE_URL=${HOST}
NEXT_PUBLIC_EMAILJS_PUBLIC_KEY=key
NEXT_PUBLIC_EMAILJS_SERVICE_ID=service
NEXT_PUBLIC_EMAILJS_TEMPLATE_ID=template
`;

let preview: Awaited<ReturnType<typeof start>>;

// A preview that is left would keep the port from the next run.
test.afterAll(() => stop(preview));

test('the owner fills in his hosting and publishes with one button; the password goes nowhere else', async ({
  page,
}) => {
  test.setTimeout(600_000);
  emptyHost();
  writeFileSync(join(hostFolder(), 'index.html'), 'Скоро здесь будет сайт');
  ownByAccount();
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/__editor/')) answers.push(await response.text().catch(() => ''));
  });
  preview = await start(SETTINGS);
  await openLive(page, '/');
  await press(page, 'Править');
  await press(page, 'Все поля');
  const panel = page.getByLabel('Все поля');
  await panel.getByText('Настройки', { exact: true }).click();
  await panel.getByText('Хостинг', { exact: true }).click();
  await panel.getByLabel('Вид подключения').selectOption('sftp');
  await panel.getByLabel('Сервер').fill(`sftp://localhost:${PORTS.sftp}/`);
  await panel.getByLabel('Имя для входа').fill(ACCOUNT.user);
  await panel.getByLabel('Папка сайта').fill(SITE_IN_ACCOUNT);
  await panel.getByLabel('Пароль').fill(ACCOUNT.password);
  await panel.getByRole('button', { name: 'Записать' }).click();
  await expect(panel).toContainText('Записано на этом компьютере');
  await expect(panel.getByLabel('Пароль')).toHaveValue('');
  expect(readFileSync(join(FOLDER, '.env'), 'utf8')).toContain(ACCOUNT.password);

  await press(page, 'Опубликовать');
  await press(page, 'Опубликовать с образцами');
  const publishing = page.getByLabel('Опубликовать', { exact: true });
  await expect(publishing.getByRole('alert')).toContainText('уже есть: index.html');
  await publishing.getByRole('button', { name: 'Опубликовать сюда' }).click();
  await expect(publishing.getByRole('progressbar')).toBeVisible({ timeout: 400_000 });
  await expect(publishing.getByRole('log')).toContainText(/Опубликовано: |Остановлено|не так/, {
    timeout: 100_000,
  });
  await expect(publishing.getByRole('log')).toContainText(`Опубликовано: ${HOST}.`);

  const out = contentsOf(join(FOLDER, 'out'));
  expect(contentsOf(hostFolder())).toMatchObject(out);
  expect(answers.join('\n')).toContain('"hasPassword":true');
  expect(answers.join('\n')).not.toContain(JSON.stringify(ACCOUNT.password).slice(1, -1));
  expect(preview.printed).not.toContain(ACCOUNT.password);
  for (const folder of [
    join(FOLDER, 'out'),
    join(FOLDER, 'content'),
    '.test/publishing-data',
    hostFolder(),
  ]) {
    expect(filesWith(folder, ACCOUNT.password)).toEqual([]);
  }
});

/** The files in a folder that contain a text. */
function filesWith(folder: string, text: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(resolve(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(text));
}
