/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { translatePage } from '@/lib/browser/translate.fixture';
import { LeadsForBudget } from './LeadsForBudget';

const trades = [
  {
    name: 'Магазин',
    lead: ['заявка', 'заявки', 'заявок'] as const,
    price: 150,
    source: 'В отчёте «М»: заявка — 150 ₽.',
    proof: <p>Отчёт {'магазина'}</p>,
  },
  {
    name: 'Юристы',
    lead: ['обращение', 'обращения', 'обращений'] as const,
    price: 800,
    source: 'В кейсе «Ю» обращение стоило 800 ₽.',
    proof: <p>Кейс {'юристов'}</p>,
  },
];
const labels = {
  title: 'Сколько заявок',
  trade: 'Ваше дело',
  budget: 'Бюджет',
  makes: 'это',
  note: 'Не обещание.',
  ask: 'Вписать в заявку',
  range: { from: 5000, to: 100_000, step: 5000, start: 20_000 },
  report: 'В отчёте',
  month: 'за',
  firstMonth: 'в первый месяц',
  case: { before: 'В кейсе', link: 'Открыть' },
};

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
const group = () => screen.getByRole('group', { name: 'Сколько заявок' });
const trade = () => screen.getByRole('combobox', { name: 'Ваше дело' });
const setBudget = (value: number) =>
  fireEvent.input(screen.getByRole('slider', { name: 'Бюджет' }), { target: { value } });
const ask = () => userEvent.click(screen.getByRole('button', { name: 'Вписать в заявку' }));

beforeEach(() => sessionStorage.clear());

test('the first trade is shown, then another one and a budget, and the button alone writes them', async () => {
  render(page);
  expect(group()).toHaveTextContent(
    '20 000 ₽ — это 133 заявкиВ отчёте «М»: заявка — 150 ₽. Не обещание.',
  );
  await userEvent.selectOptions(trade(), 'Юристы');
  setBudget(50_000);
  expect(group()).toHaveTextContent(
    '50 000 ₽ — это 62 обращенияВ кейсе «Ю» обращение стоило 800 ₽. Не обещание.',
  );
  expect(screen.getByText('Кейс юристов')).toBeInTheDocument();
  expect(screen.queryByText('Отчёт магазина')).not.toBeInTheDocument();
  expect(message()).toBe('');
  await ask();
  expect(message()).toBe('Ваше дело: Юристы, бюджет: 50 000 ₽');
  expect(window.location.hash).toBe('#contact');
  setBudget(60_000);
  await ask();
  expect(message()).toBe('Ваше дело: Юристы, бюджет: 60 000 ₽');
});

test('the answer is announced once it rests, not at each step of the slider', () => {
  jest.useFakeTimers();
  render(page);
  const announced = screen.getByRole('status');
  for (const budget of [25_000, 30_000, 35_000]) {
    setBudget(budget);
    act(() => jest.advanceTimersByTime(300));
    expect(announced).toBeEmptyDOMElement();
  }
  act(() => jest.advanceTimersByTime(700));
  expect(announced).toHaveTextContent(/^35 000 ₽ — это 233 заявки$/);
  jest.useRealTimers();
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
