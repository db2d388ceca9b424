/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'yaml';
import { translatePage } from '@/e2e/translate';
import { GOAL_EVENT, type ReachedGoal } from '@/lib/browser/goals';
import { Calculator } from './Calculator';

const { form, result, call } = parse(readFileSync('e2e/content/calculator.yaml', 'utf8'));
const service = (id: string, name: string, price: number, payment: 'monthly' | 'oneTime') => ({
  id,
  name,
  price,
  payment,
  adBudget: false,
  drawing: 'complex' as const,
  description: `о ${name}`,
  benefits: [`польза ${name}`],
});
const services = [
  service('yandex-context', 'a', 25000, 'monthly'),
  service('rsa', 'b', 5000, 'monthly'),
  service('landing', 'c', 19500, 'oneTime'),
  { ...service('seo', 'd', 5000, 'monthly'), includes: 'rsa', adBudget: true },
];
const discount = { title: 'Скидка', percent: 10, atMost: 9000 };

// jsdom does not scroll.
Element.prototype.scrollIntoView = () => {};
beforeEach(() => sessionStorage.clear());
afterEach(() => void jest.useRealTimers());

const stepFor = ({ id, name }: { id: string; name: string }) => {
  return { id, title: `Шаг ${name}`, hint: '', services: [id] };
};

/** Opens the calculator at an address. The fragment of an estimate shows its result. */
function show(fragment = '', steps = services.map(stepFor), example = form.example) {
  window.history.replaceState(null, '', `/${fragment}`);
  return {
    user: userEvent.setup(),
    ...render(
      <Calculator
        steps={steps}
        services={services}
        labels={{ ...form, example }}
        scriptNotices=""
        result={{ ...result, next: [], validDays: 14, discount }}
        call={call}
        portrait=""
        signature="Павел"
        signedBy="маркетолог"
        contacts={[]}
      />,
    ),
  };
}

const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const button = (name: string) => screen.getByRole('button', { name });
const reach = (heading: string) =>
  waitFor(() => expect(screen.getByRole('heading', { name: heading })).toHaveFocus());

test('a service that is part of another chosen one is named, and taken out by one click', async () => {
  const { user } = show();
  const part = screen.getByRole('checkbox', { name: /^b/, hidden: true });
  const whole = screen.getByRole('checkbox', { name: /^d/, hidden: true });
  await user.click(part);
  await user.click(whole);
  const total = screen.getByRole('complementary', { name: form.total });
  await waitFor(() => expect(total).toHaveTextContent('«d» уже включает «b».'));
  await user.click(
    within(total).getByRole('button', { name: /^Убрать и сэкономить 5.000.₽\/мес$/ }),
  );
  await waitFor(() => expect(total).not.toHaveTextContent('уже включает'));
  expect(total).toHaveTextContent('5 000 ₽/мес');
  expect(total).not.toHaveTextContent('Скидка');
  expect(part).not.toBeChecked();
  expect(whole).toBeChecked();
  expect(screen.getByRole('heading', { name: 'Шаг a' })).toHaveFocus();
});

test.each([
  [1, [100]],
  [3, [33, 67, 100]],
  [5, [20, 40, 60, 80, 100]],
  [8, [13, 25, 38, 50, 63, 75, 88, 100]],
])(
  'with %d steps the counter and the progress follow their number',
  async (count, progress) => {
    const ids = Array.from({ length: count }, (_, index) => `step-${index}`);
    const { user } = show(
      '',
      ids.map((id) => stepFor({ id, name: id })),
    );
    for (const [index, percent] of progress.entries()) {
      if (index > 0) await reach(`Шаг step-${index}`);
      expect(screen.getByText(`Шаг ${index + 1} из ${count}`)).toBeVisible();
      expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', `${percent}`);
      await user.click(button(index < count - 1 ? form.next : form.finish));
    }
    await reach(result.empty.title);
  },
  20_000,
);

test('the result lists both kinds with their totals', async () => {
  show('#estimate=yandex-context,landing');
  const monthly = await screen.findByRole('table', { name: result.monthly });
  const sums = within(monthly).getAllByRole('cell');
  expect(sums).toHaveLength(2);
  for (const sum of sums) expect(sum).toHaveTextContent('25 000 ₽/мес');
  expect(screen.getByRole('table', { name: result.oneTime })).toHaveTextContent('19 500 ₽');
  expect(screen.getByText(result.firstMonth)).toHaveTextContent('44 500 ₽');
});

test('back is disabled on the first step, and going back finds the answers', async () => {
  const { user } = show();
  expect(button('Назад')).toBeDisabled();
  const after = button('Назад').compareDocumentPosition(button('Далее'));
  expect(after).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(box('a'));
  await user.click(button('Пропустить этот шаг'));
  await reach('Шаг b');
  await user.click(button('Назад'));
  await reach('Шаг a');
  expect(box('a')).toBeChecked();
});

test('the budget of the advertising stands where a chosen service has one', async () => {
  const { unmount } = show('#estimate=yandex-context');
  await screen.findByText(/^Скидка/);
  expect(screen.queryByText(result.budgetFrom)).toBeNull();
  unmount();
  show('#estimate=landing,seo');
  // 19,500 once, 5,000 a month, and 5,000 for the platform.
  const { parentElement: budget } = await screen.findByText(result.budgetFrom);
  expect(budget?.nextSibling).toHaveTextContent(/29 500 ₽$/);
  expect(screen.getByText(/^Потом/).parentElement).toHaveTextContent(/27 050 ₽Потом от 10 000 ₽$/);
});

test.each([
  ['without a budget', 'landing', '19 500 ₽'],
  ['with a budget', 'seo', 'от 10 000 ₽'],
])('an example %s shows one sum', (_how, id, sum) => {
  show('', undefined, { title: 'Пример', service: id });
  const total = screen.getByRole('complementary', { name: form.total });
  expect(within(total).getByRole('definition')).toHaveTextContent(sum);
});

// A restart and a change after the result are tested in tools/engines/visitor.spec.ts.
test.each(['ticked', 'from a link'])('choices %s outlive a page switch', async (how) => {
  const { user, unmount } = show(how === 'ticked' ? '' : '#estimate=yandex-context');
  if (how === 'ticked') await user.click(box('a'));
  else await screen.findByRole('heading', { name: result.title });
  unmount();
  show();
  expect(box('a')).toBeChecked();
  expect(await screen.findByText('Выбрано услуг: 1')).toBeInTheDocument();
});

test('the address of a result shows another person the same estimate, which holds from today', async () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 22), doNotFake: ['requestAnimationFrame'] });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { unmount } = show('#estimate=landing,seo');
  const monthly = await screen.findByRole('table', { name: result.monthly });
  expect(monthly).toHaveTextContent('d');
  expect(monthly).not.toHaveTextContent('a');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(/^Цены на 22\sноября\s2026/)).toBeInTheDocument();
  expect(screen.getByText(/6\sдекабря\s2026/)).toBeInTheDocument();
  jest.setSystemTime(new Date(2026, 10, 24));
  await user.click(button('Изменить: d'));
  await reach('Шаг d');
  await user.click(button('Получить расчет'));
  expect(await screen.findByText(/^Цены на 24\sноября\s2026/)).toBeInTheDocument();
  await user.click(button('Рассчитать заново'));
  await waitFor(() => expect(window.location.hash).toBe(''));
  unmount();
});

test('a link to the form leaves the estimate in the address, and a way back to another page its own', async () => {
  show('#estimate=rsa');
  await screen.findByRole('heading', { name: result.title });
  window.location.hash = '#contact';
  await waitFor(() => expect(window.location.hash).toBe('#estimate=rsa'));
  window.history.replaceState(null, '', '/seo/');
  window.dispatchEvent(new Event('hashchange'));
  expect(window.location.pathname + window.location.hash).toBe('/seo/');
});

test('a second link opens, also where its address has been written over', async () => {
  show('#estimate=rsa');
  await screen.findByRole('heading', { name: result.title });
  // jsdom reports that it cannot reload.
  const reload = jest.spyOn(console, 'error').mockImplementation();
  dispatchEvent(new HashChangeEvent('hashchange', { newURL: 'http://localhost/#estimate=seo' }));
  expect(window.location.hash).toBe('#estimate=seo');
  expect(reload.mock.lastCall?.[0]).toMatchObject({ type: 'not implemented' });
});

test('unknown ids in a link are named', async () => {
  const { unmount } = show('#estimate=landing,nothing,other');
  expect(await screen.findByRole('table', { name: result.oneTime })).toHaveTextContent('c');
  expect(screen.getByRole('alert')).toHaveTextContent(`${form.unknown} nothing, other`);
  // After a reload they are reported again.
  expect(window.location.hash).toBe('#estimate=landing,nothing,other');
  unmount();
  show('#estimate=nothing');
  expect(screen.getByRole('heading', { name: 'Шаг a' })).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('nothing');
  expect(window.location.hash).toBe('#estimate=nothing');
});

test('the link of the estimate is copied whatever the address is, and again after a change', async () => {
  const { user } = show('#estimate=rsa,seo');
  const share = await screen.findByRole('button', { name: result.share });
  window.history.replaceState(null, '', '#contact');
  await user.click(share);
  expect(await screen.findByRole('button', { name: result.shared })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('http://localhost/#estimate=rsa,seo');
  await user.click(screen.getByRole('button', { name: /^Убрать/ }));
  await user.click(await screen.findByRole('button', { name: result.share }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/#estimate=seo');
});

test.each(['refused', 'missing'])(
  'where the clipboard is %s, the link is selected',
  async (how) => {
    const { user } = show('#estimate=rsa');
    const writeText = () => Promise.reject(new DOMException('NotAllowedError'));
    const value = how === 'refused' ? { writeText } : undefined;
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
    await user.click(await screen.findByRole('button', { name: result.share }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: result.byHand });
    expect(field).toHaveFocus();
    expect(field).toHaveValue('http://localhost/#estimate=rsa');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  },
);

/** Collects the goals that are announced from now on, each with its details. */
function listenToGoals() {
  const goals: unknown[][] = [];
  const onGoal = (event: Event) => {
    const { goal, details } = (event as CustomEvent<ReachedGoal>).detail;
    goals.push(details ? [goal, details] : [goal]);
  };
  window.addEventListener(GOAL_EVENT, onGoal);
  return goals;
}

test('opening a link is no goal; finishing is one, with the sum', async () => {
  const goals = listenToGoals();
  const { user } = show('#estimate=landing,seo');
  await user.click(await screen.findByRole('button', { name: 'Изменить: d' }));
  await reach('Шаг d');
  expect(goals).toEqual([]);
  await user.click(button('Получить расчет'));
  await waitFor(() =>
    expect(goals.at(-1)).toEqual(['calculator_finished', { order_price: 24500, currency: 'RUB' }]),
  );
});

test('a device that can share is handed the estimate and its link, and no person', async () => {
  const share = jest.fn(async (_data: ShareData) => {});
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  const goals = listenToGoals();
  const { user } = show('#estimate=landing');
  await user.click(await screen.findByRole('button', { name: result.passOn }));
  const [{ text, url } = {}] = share.mock.lastCall ?? [];
  expect(text).toMatch(/^Расчёт с сайта:\n— c: 19.500.₽/);
  expect(url).toBe('http://localhost/#estimate=landing');
  expect(goals).toEqual([['estimate_shared']]);
  // A visitor who closes the list of apps has shared nothing.
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  await user.click(screen.getByRole('button', { name: result.passOn }));
  expect(goals).toHaveLength(1);
  Reflect.deleteProperty(navigator, 'share');
});

test.each(['NotAllowedError', 'InvalidStateError'])(
  'a device whose sharing ends with %s offers the link to copy',
  async (name) => {
    const share = () => Promise.reject(new DOMException('refused', name));
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    const { user } = show('#estimate=landing');
    await user.click(await screen.findByRole('button', { name: result.passOn }));
    expect(await screen.findByRole('button', { name: result.share })).toBeVisible();
    Reflect.deleteProperty(navigator, 'share');
  },
);

test('a device that refuses to share such data offers the link to copy', async () => {
  const value = () => false;
  Object.defineProperty(navigator, 'share', { configurable: true, value });
  Object.defineProperty(navigator, 'canShare', { configurable: true, value });
  show('#estimate=landing');
  expect(await screen.findByRole('button', { name: result.share })).toBeVisible();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

test('a browser that cannot print has no button for it', async () => {
  const { print } = window;
  const { unmount } = show('#estimate=landing');
  expect(await screen.findByRole('button', { name: result.print })).toBeVisible();
  unmount();
  Reflect.deleteProperty(window, 'print');
  show('#estimate=landing');
  await screen.findByRole('heading', { name: result.title });
  expect(screen.queryByRole('button', { name: result.print })).toBeNull();
  window.print = print;
});

test('the numbers follow the choices on a translated page', async () => {
  const { user } = show();
  translatePage();
  const total = screen.getByRole('complementary', { name: form.total });
  expect(total).toHaveTextContent(form.nothingYet);
  await user.click(box('a'));
  expect(await screen.findByText('Выбрано услуг: 1')).toBeVisible();
  expect(within(total).getByRole('definition')).toHaveTextContent('25 000 ₽/мес');
  await user.click(button('Далее'));
  await user.click(await screen.findByRole('checkbox', { name: /^b/ }));
  expect(await screen.findByText('Шаг 2 из 4')).toBeVisible();
  expect(within(total).getByRole('definition')).toHaveTextContent('30 000 ₽/мес');
  await user.click(box('b'));
  await user.click(button('Назад'));
  await user.click(await screen.findByRole('checkbox', { name: /^a/ }));
  expect(await screen.findByText('Выбрано услуг: 0')).toBeVisible();
  expect(total).toHaveTextContent(form.nothingYet);
});
