import type { Page } from '@playwright/test';
import type { Content } from '../../content/schema';
import { visibleSteps } from '../../content/schema/calculator';
import { formatRubles } from '../../lib/format';

/** How long a step, and the sums after a tick, may take. */
const TIMEOUT_MS = 10_000;

/** Ticks all services, one after the other, and returns those that do not add their own price to the sum. */
export async function calculatorSlips(
  page: Page,
  address: string,
  { calculator, prices }: Content,
): Promise<string[]> {
  const slips: string[] = [];
  let sum = 0;
  await page.goto(address);
  for (const { services } of visibleSteps(calculator)) {
    for (const { id, name, price } of prices.services.filter((one) => services.includes(one.id))) {
      const box = page.locator(`#estimate [name=service][value="${id}"]`);
      try {
        await box.check({ timeout: TIMEOUT_MS });
      } catch {
        return [...slips, `калькулятор: до услуги «${name}» не дойти`];
      }
      const shown = await readSum(page, '#estimate aside dd', sum + price);
      if (shown !== sum + price) {
        slips.push(
          `калькулятор: «${name}» прибавляет ${formatRubles(shown - sum)}, а стоит ${formatRubles(price)}`,
        );
      }
      sum = shown;
    }
    await page.locator('#estimate [type=submit]').click();
  }
  const result = await readSum(page, '#estimate tfoot td', sum);
  if (result !== sum) {
    slips.push(
      `калькулятор: в расчёте ${formatRubles(result)}, а на шагах набрано ${formatRubles(sum)}`,
    );
  }
  return slips;
}

/** The money that stands there, in rubles, once it is what is expected, and else after the longest time it may take. */
async function readSum(page: Page, place: string, expected: number): Promise<number> {
  const read = async () => {
    const sums = await page.locator(place).allTextContents();
    return sums.reduce((total, text) => total + Number(text.replace(/\D/g, '')), 0);
  };
  const end = Date.now() + TIMEOUT_MS;
  let sum = await read();
  while (sum !== expected && Date.now() < end) {
    await page.waitForTimeout(50);
    sum = await read();
  }
  return sum;
}
