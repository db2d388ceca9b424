import { expect, type Locator, type Page } from '@playwright/test';
import { content } from './fixture-content';
import { press } from './fixtures';

const { steps, result, call } = content.calculator;

/** Waits for a step: until it is there the buttons may still move from under a press. */
async function reachStep(page: Page, index: number) {
  await expect(page.getByText(`Шаг ${index + 1} из ${steps.length}`)).toBeVisible();
  const progress = String((index + 1) * 25);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', progress);
}

/** Skips all steps. */
export async function skipSteps(page: Page) {
  for (const index of steps.keys()) {
    await reachStep(page, index);
    await press(page, 'Пропустить этот шаг');
  }
}

/** Ticks the first service of each step and stops at the step wanted, or at the result. */
export async function calculateTo(page: Page, wanted: number, tick = true) {
  for (const [index, { services }] of steps.entries()) {
    await reachStep(page, index);
    if (tick) await page.locator(`input[value="${services[0]}"]`).check();
    if (index === wanted) return;
    await press(page, index < 3 ? 'Далее' : 'Получить расчет');
  }
  const { title } = tick ? result : result.empty;
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
}

/** Opens the dialog of the result. */
export async function openCall(page: Page): Promise<Locator> {
  await calculateTo(page, steps.length);
  await press(page, 'Позвонить');
  const dialog = page.getByRole('alertdialog', { name: call.title });
  await expect(dialog).toBeVisible();
  return dialog;
}
