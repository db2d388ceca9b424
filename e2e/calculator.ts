import { expect, type Locator, type Page } from '@playwright/test';
import { visibleSteps } from '@/lib/content/schema/calculator';
import { content } from './fixture-content';
import { press } from './fixtures';

const { result, call } = content.calculator;
const steps = visibleSteps(content.calculator.steps, content.prices.services);

/** Waits for a step: until it is there the buttons may still move from under a press. */
async function reachStep(page: Page, index: number) {
  await expect(page.getByText(`Шаг ${index + 1} из ${steps.length}`)).toBeVisible();
  const progress = String(Math.round((100 * (index + 1)) / steps.length));
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', progress);
}

/** Ticks the first service of each step, or skips every step, and stops at the step wanted or at the result. */
export async function calculateTo(
  page: Page,
  wanted: number,
  { skips }: { skips: boolean } = { skips: false },
) {
  for (const [index, { services }] of steps.entries()) {
    await reachStep(page, index);
    if (!skips) await page.locator(`input[value="${services[0]}"]`).check();
    if (index === wanted) return;
    const next = index < steps.length - 1 ? 'Далее' : 'Получить расчет';
    await press(page, skips ? 'Пропустить этот шаг' : next);
  }
  const heading = (name: string) => page.getByRole('heading', { name });
  await expect(heading(result.title).or(heading(result.empty.title))).toBeFocused();
}

export const skipSteps = (page: Page) => calculateTo(page, steps.length, { skips: true });

/** Opens the dialog of the result. */
export async function openCall(page: Page): Promise<Locator> {
  await calculateTo(page, steps.length);
  await press(page, 'Позвонить');
  const dialog = page.getByRole('alertdialog', { name: call.title });
  await expect(dialog).toBeVisible();
  return dialog;
}
