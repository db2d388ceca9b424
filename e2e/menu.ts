import { expect, type Page } from '@playwright/test';
import { fixtureContent } from './fixture-content';
import { press } from './fixtures';
import { href } from './site';

const header = () => fixtureContent().site.header;

export const menuOf = (page: Page) =>
  page.getByRole('navigation', { name: header().navigation }).first();

/** The link of the menu to a page. */
export const linkTo = (page: Page, path: string) => menuOf(page).locator(`a[href="${href(path)}"]`);

export async function openMenu(page: Page) {
  await press(page, header().menu);
  await expect(menuOf(page)).toBeVisible();
}
