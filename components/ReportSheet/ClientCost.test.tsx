/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ClientCost } from './ClientCost';

const trades = [
  {
    name: 'Магазин',
    lead: ['заявка', 'заявки', 'заявок'] as const,
    price: 150,
    source: 'В отчёте «М» заявка стоила 150 ₽.',
    proof: <p>Отчёт магазина</p>,
  },
  {
    name: 'Юристы',
    lead: ['обращение', 'обращения', 'обращений'] as const,
    price: 800,
    source: 'В кейсе «Ю» обращение стоило 800 ₽.',
    proof: <p>Кейс юристов</p>,
  },
];
const range = { from: 5000, to: 100_000, step: 5000, start: 20_000 };
const labels = {
  title: 'Сколько стоит клиент',
  trade: 'Ваше дело',
  budget: 'Бюджет',
  makes: 'это',
  note: 'Не обещание.',
};

const page = (
  <>
    <ClientCost trades={trades} range={range} labels={labels} />
    <section id="contact">
      <textarea name="message" aria-label="Сообщение" />
    </section>
  </>
);

const answer = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ');
const message = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox').value.replaceAll('\u00a0', ' ');
const trade = () => screen.getByRole('combobox', { name: 'Ваше дело' });
const budget = () => screen.getByRole('slider', { name: 'Бюджет' });

test('before a choice the first trade is shown, and nothing is written into the message', () => {
  render(page);
  expect(answer()).toBe('20 000 ₽ — это 133 заявкиВ отчёте «М» заявка стоила 150 ₽. Не обещание.');
  expect(screen.getByText('Отчёт магазина')).toBeInTheDocument();
  expect(message()).toBe('');
});

test('another trade and budget show their leads and report or case, and stand in the message once', async () => {
  render(page);
  await userEvent.selectOptions(trade(), 'Юристы');
  fireEvent.input(budget(), { target: { value: '50000' } });
  expect(answer()).toBe(
    '50 000 ₽ — это 62 обращенияВ кейсе «Ю» обращение стоило 800 ₽. Не обещание.',
  );
  expect(screen.getByText('Кейс юристов')).toBeInTheDocument();
  expect(screen.queryByText('Отчёт магазина')).not.toBeInTheDocument();
  expect(message()).toBe('Ваше дело: Юристы, бюджет: 50 000 ₽');
});

test('the first trade counts as a choice once it is chosen again', async () => {
  render(page);
  await userEvent.selectOptions(trade(), 'Юристы');
  await userEvent.selectOptions(trade(), 'Магазин');
  expect(message()).toBe('Ваше дело: Магазин, бюджет: 20 000 ₽');
});

test('a choice made before hydration counts', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  await userEvent.selectOptions(trade(), 'Юристы');
  const root = await act(async () => hydrateRoot(container, page));
  expect(answer()).toMatch(/^20 000 ₽ — это 25 обращений/);
  expect(message()).toBe('Ваше дело: Юристы, бюджет: 20 000 ₽');
  act(() => root.unmount());
});
