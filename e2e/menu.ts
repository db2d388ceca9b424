import { expect, type Page } from '@playwright/test';
import { content } from './fixture-content';
import { press } from './fixtures';

const { header } = content.site;

export const menuOf = (page: Page) =>
  page.getByRole('navigation', { name: header.navigation }).first();

export async function openMenu(page: Page) {
  await press(page, header.menu);
  await expect(menuOf(page)).toBeVisible();
}
