import { content } from './fixture-content';
import { expect, open, STILL, test, zoomed } from './fixtures';
import {
  expectFailure,
  expectSecondTry,
  expectTyped,
  failOnce,
  field,
  fill,
  region,
  submit,
  toast,
} from './lead-form';

/*
 * The form on one page; lead-pages.spec.ts follows a lead over several pages, lead-faults.spec.ts breaks the network.
 */

const { form } = content.contact;

/** Browsers report failed requests in the console. */
test.use({ contextOptions: STILL, expectedMessages: /Failed to load resource/ });

test('at 400 % an empty form is refused at its first field, in view with its label and its error', async ({
  page,
}) => {
  await page.setViewportSize(zoomed);
  await open(page, '/');
  await expect(page.locator('#contact [required]')).toHaveCount(2);
  await expect(field(page, 'phone')).toHaveAttribute('type', 'tel');
  await expect(field(page, 'message')).toHaveAttribute('rows', '4');
  await expect(field(page, 'audit')).toBeChecked();
  await expect(page.locator('#contact').getByText(form.statement)).toBeVisible();
  await submit(page).click();
  await expect(region(page)).toContainText(/Ошибка.*Пожалуйста, заполните имя и\sтелефон/);
  await expect(field(page, 'name')).toBeFocused();
  await expect(page.locator('#contact [aria-invalid=true]')).toHaveCount(2);
  await expect(field(page, 'name')).toHaveAccessibleDescription(form.missing.name);
  await expect(field(page, 'phone')).toHaveAccessibleDescription(form.missing.phone);
  for (const text of [form.name, form.missing.name]) {
    await expect(page.locator('#contact').getByText(text, { exact: true })).toBeInViewport({
      ratio: 1,
    });
  }
  const header = await page.locator('header').first().boundingBox();
  const label = await page.locator('#contact').getByText(form.name, { exact: true }).boundingBox();
  expect(label?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);

  await fill(page, 'Анна', '', ' ');
  await submit(page).click();
  await expect(field(page, 'phone')).toBeFocused();
  await expect(page.locator('#contact [aria-invalid=true]')).toHaveCount(1);
  await expect(field(page, 'name')).toHaveValue('Анна');
  await field(page, 'phone').fill('1');
  await expect(page.locator('#contact [aria-invalid=true]')).toHaveCount(0);
  await expect(region(page)).toBeEmpty();
});

// Its words and dates are tested in components/Contact.
test('the receipt takes the place of the form and is in view', async ({ page }) => {
  await open(page, '/seo-donetsk/');
  const before = await field(page, 'name').locator('xpath=ancestor::form').boundingBox();
  await fill(page, 'Ольга из салона');
  await submit(page).press('Enter');
  await expect(region(page)).toBeFocused();
  await expect(region(page)).toBeInViewport({ ratio: 1 });
  const after = await region(page).locator('xpath=..').boundingBox();
  expect(after?.x).toBe(before?.x);
  for (const address of ['tel:+79491112233', 'https://t.me/handle']) {
    await expect(region(page).locator(`xpath=../*//a[@href="${address}"]`)).toBeVisible();
  }
  await expect(toast(page)).toHaveCount(0);
});

test('subjects of buttons are added to the message, also on the next page', async ({ page }) => {
  const { offers, cases, seo } = content;
  const message = field(page, 'message');
  await open(page, '/');
  await message.fill('Салон на Артёма');
  await page.locator('#offers article a').first().click();
  await page.locator('#cases article a').nth(1).click();
  const subjects = [
    `${offers.button}: ${offers.items[0]?.title}`,
    `${cases.button}: ${cases.items[1]?.title}`,
    `${seo.hero.primary}: ${seo.prices.items.at(-1)?.name}`,
  ];
  await expect(message).toHaveValue(['Салон на Артёма', ...subjects.slice(0, 2)].join('\n\n'));
  await expect(page.locator('#contact h2')).toBeInViewport();
  await open(page, '/seo-donetsk/');
  await page.locator('#prices article a').last().click();
  await expect(message).toHaveValue(['Салон на Артёма', ...subjects].join('\n\n'));
});

test('odd and long texts arrive unchanged and never become markup', async ({ page }) => {
  const odd = [
    'Эмодзи 👩‍👩‍👧‍👦 🏳️‍🌈 é́ 𝕏',
    '«Ёлочки», “лапки”, "прямые", \'одиночные\', `обратные`, \\ и \\n, %00, &amp; &#60;',
    '</textarea></script><script>window.hacked = 1</script><img src=x onerror="window.hacked = 1">',
    'مرحبا بالعالم שלום \u202eабв\u202c \u200fконец',
    "{{from_name}} <%= 7*7 %> '; DROP TABLE leads; --",
  ];
  const long = 'Расскажу всё по порядку. '.repeat(800);
  await open(page, '/');
  await failOnce(page);
  const typed = await fill(page, odd.join(' '), `${odd.join('\n')}\n${long}`, odd[2]);
  await submit(page).click();
  await expectFailure(page, typed);
  // Kept, read again and put back into the fields.
  await page.reload();
  await expectTyped(page, typed);
  await expectSecondTry(page, typed);
  await expect(page.locator('img[src=x]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('what changes is announced in regions that were there before', async ({ page }) => {
  await open(page, '/calculator/');
  const regions = page.locator('[role=status]');
  await expect(regions).toHaveCount(2);
  await expect(region(page)).toBeEmpty();
  await regions.evaluateAll((all) => {
    for (const one of all) one.setAttribute('data-stood', '');
  });
  const stood = page.locator('[role=status][data-stood]');

  await page.locator('input[value=vk-targeting]').check();
  await expect(stood.first()).toHaveText('Выбрано услуг: 1');
  await submit(page).click();
  await expect(stood.last()).toContainText('Пожалуйста, заполните');
  await fill(page, 'Объявления');
  await submit(page).click();
  await expect(stood.last()).toContainText('Заявка отправлена!');
  await expect(page.locator('#contact [aria-live]:not([aria-live=off])')).toHaveCount(0);
});
