/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { parse } from 'yaml';
import { translatePage } from '@/e2e/translate';
import { LeadsForBudget } from './LeadsForBudget';

const trades = [
  {
    name: 'Магазин',
    lead: ['заявка', 'заявки', 'заявок'] as const,
    business: 'магазин',
    prices: [300, 150],
    fee: 18_000,
    client: { noun: 'продажа', prices: [900, 600] },
    source: 'В отчёте «М»: заявка — 150 ₽.',
    proof: <p>Отчёт {'магазина'}</p>,
  },
  {
    name: 'Юристы',
    lead: ['обращение', 'обращения', 'обращений'] as const,
    business: 'юристы',
    prices: [800],
    fee: 0,
    client: { noun: 'обращение', prices: [800] },
    source: 'В кейсе «Ю» обращение стоило 800 ₽.',
    proof: <p>Кейс {'юристов'}</p>,
  },
];
const { calculation: labels } = parse(readFileSync('e2e/content/home.yaml', 'utf8')).hero.sheet;

const page = (
  <>
    <LeadsForBudget trades={trades} labels={labels} />
    <section id="contact">
      <textarea name="message" aria-label="Сообщение" />
    </section>
  </>
);

const message = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox').value.replaceAll('\u00a0', ' ');
const group = () => screen.getByRole('group', { name: labels.title });
const trade = () => screen.getByRole('combobox', { name: labels.trade });
const setBudget = (value: number) =>
  fireEvent.input(screen.getByRole('slider', { name: labels.budget }), { target: { value } });
const ask = () => userEvent.click(screen.getByRole('button', { name: labels.ask }));

beforeEach(() => sessionStorage.clear());
afterEach(() => void jest.useRealTimers());

test('thousands of leads are grouped on both sides of a range', () => {
  const cheap = trades.map((trade) => ({ ...trade, prices: [20, 10] }));
  render(<LeadsForBudget trades={cheap} labels={labels} />);
  expect(group()).toHaveTextContent('это 1 000–2 000 заявок');
});

test('the first trade is shown, then another one and a budget, and the button alone writes them', async () => {
  render(page);
  expect(group()).toHaveTextContent(
    '20 000 ₽ — это 66–133 заявкиРеклама 20 000 + работа 18 000 = 38 000 ₽ в месяц. Продажа — 1 140–1 710 ₽ с работой.В отчёте «М»: заявка — 150 ₽. Это чужие цифры, не обещание.',
  );
  await userEvent.selectOptions(trade(), 'Юристы');
  setBudget(50_000);
  expect(group()).toHaveTextContent(
    '50 000 ₽ — это 62 обращенияВ кейсе «Ю» обращение стоило 800 ₽. Это чужие цифры, не обещание.',
  );
  expect(screen.getByText('Кейс юристов')).toBeInTheDocument();
  expect(screen.queryByText('Отчёт магазина')).not.toBeInTheDocument();
  expect(message()).toBe('');
  await ask();
  expect(message()).toBe('У меня юристы, бюджет на рекламу 50 000 ₽');
  expect(window.location.hash).toBe('#contact');
  setBudget(60_000);
  await ask();
  expect(message()).toBe('У меня юристы, бюджет на рекламу 60 000 ₽');
});

test('the answer is announced once the slider rests', () => {
  jest.useFakeTimers();
  render(page);
  const announced = screen.getByRole('status');
  for (const budget of [25_000, 30_000, 35_000]) {
    expect(announced).toBeEmptyDOMElement();
    setBudget(budget);
    act(() => jest.advanceTimersByTime(300));
  }
  act(() => jest.advanceTimersByTime(1000));
  expect(announced).toHaveTextContent(/^35 000 ₽ — это 116–233 заявки$/);
});

test('the answer, its source and the report change on a translated page', async () => {
  render(page);
  translatePage();
  await userEvent.selectOptions(trade(), screen.getByRole('option', { name: 'Юристы' }));
  expect(group()).toHaveTextContent('20 000 ₽ — это 25 обращенийВ кейсе «Ю»');
  expect(group()).not.toHaveTextContent('150 ₽');
  expect(screen.getByText('Кейс юристов')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('Отчёт');
});

test('a choice made before hydration counts', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  await userEvent.selectOptions(trade(), 'Юристы');
  const root = await act(async () => hydrateRoot(container, page));
  expect(group()).toHaveTextContent('20 000 ₽ — это 25 обращений');
  expect(message()).toBe('');
  act(() => root.unmount());
});
