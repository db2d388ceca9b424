import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { press } from '../../../e2e/fixtures';
import { CONTENT, openLive as openPage, SITE } from '../../shared/testing/preview';
import { contentVersion } from '../content-version';
import { VERSION_MARK, withMark } from '../marks';

/* What the tests of the editor do and find on its page. */

let shownVersion = '';

/**
 * Waits until the preview serves the current files, then opens a page. Next would reload it in the middle of the test if
 * it were opened before that.
 */
export async function openLive(page: Page, path: string) {
  const version = contentVersion(CONTENT);
  if (version !== shownVersion) {
    const mark = withMark('', VERSION_MARK + version);
    const isShown = async () => (await (await fetch(SITE + path)).text()).includes(mark);
    await expect.poll(isShown).toBe(true);
  }
  shownVersion = version;
  await openPage(page, path);
}

export async function openEditor(page: Page, path = '/') {
  await openLive(page, path);
  await press(page, 'Править');
  await expect(page.locator('[data-edit]').first()).toBeAttached();
}

/** The first visible element with the text of a place. */
export const at = (page: Page, path: string) =>
  page.locator(`[data-edit="${path}"]`).filter({ visible: true }).first();

/** The open form: its name leads from the file to the field. */
export const form = (page: Page) => page.getByRole('form', { name: '→' });

export const field = (page: Page) => page.locator('[data-value]');

export const save = (page: Page) => press(page, 'Сохранить');

/** The values of a file of the content. */
export const written = (name: string) => parse(readFileSync(join(CONTENT, `${name}.yaml`), 'utf8'));
