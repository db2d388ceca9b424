import { expect, type Locator, type Page } from '@playwright/test';
import { visibleSteps } from '@/lib/content/schema/calculator';
import { fixtureContent } from './fixture-content';
import { press } from './fixtures';

function stepsOf() {
  const { calculator, prices } = fixtureContent();
  return visibleSteps(calculator.steps, prices.services);
}

/** Waits for a step: until it is there the buttons may still move from under a press. */
async function reachStep(page: Page, index: number, count: number) {
  await expect(page.getByText(`Шаг ${index + 1} из ${count}`)).toBeVisible();
  const progress = String(Math.round((100 * (index + 1)) / count));
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', progress);
}

/** Ticks the first service of each step, or skips every step, and stops at the step wanted or at the result. */
export async function calculateTo(
  page: Page,
  wanted: number,
  { skips }: { skips: boolean } = { skips: false },
) {
  const steps = stepsOf();
  for (const [index, { services }] of steps.entries()) {
    await reachStep(page, index, steps.length);
    if (!skips) await page.locator(`input[value="${services[0]}"]`).check();
    if (index === wanted) return;
    const next = index < steps.length - 1 ? 'Далее' : 'Получить расчет';
    await press(page, skips ? 'Пропустить этот шаг' : next);
  }
  const { result } = fixtureContent().calculator;
  const heading = (name: string) => page.getByRole('heading', { name });
  await expect(heading(result.title).or(heading(result.empty.title))).toBeFocused();
}

export const skipSteps = (page: Page) => calculateTo(page, stepsOf().length, { skips: true });

/** Opens the dialog of the result. */
export async function openCall(page: Page): Promise<Locator> {
  await calculateTo(page, stepsOf().length);
  await press(page, 'Позвонить');
  const dialog = page.getByRole('alertdialog', { name: fixtureContent().calculator.call.title });
  await expect(dialog).toBeVisible();
  return dialog;
}
