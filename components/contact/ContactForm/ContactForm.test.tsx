/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'yaml';
import { captureSource } from '@/lib/browser/lead-source';
import { type ChannelType, phoneOf } from '@/lib/channels';
import { contactLinks } from '@/lib/contact-links';
import { readSettings } from '@/lib/settings';
import type { WorkingHours } from '@/lib/working-hours';
import { dailyHours } from '@/lib/working-hours.fixture';
import { LeadDeliveryProvider } from '../LeadDeliveryProvider/LeadDeliveryProvider';
import { type Outcome, sendLead } from '../send-lead';
import { sentToLabels } from '../sent-to-labels';
import { ContactForm } from './ContactForm';
import { ScriptNotices } from './ScriptNotices';

jest.mock('../send-lead', () => ({ ...jest.requireActual('../send-lead'), sendLead: jest.fn() }));
const send = jest.mocked(sendLead);
// jsdom has no layout.
Element.prototype.scrollIntoView = jest.fn();

const contact = parse(readFileSync('e2e/content/contact.yaml', 'utf8'));
const copy = {
  ...contact,
  receipt: { ...contact.receipt, within: 2 },
  sentTo: sentToLabels(contact),
};
const addresses = { phone: '+7 949 111-22-33', telegram: '', email: 'owner@example.ru' };
const { delivery } = readSettings({});

type Options = {
  consentNote?: string;
  workingHours?: WorkingHours;
  channels?: ChannelType[];
};

const contactsOf = ({ channels = ['phone'] }: Options) =>
  contactLinks(
    channels.map((type) => ({ type, label: type })),
    addresses,
  );

/** `page` tells the forms of two pages apart. */
const form = (options: Options = {}, page = '/') => (
  <LeadDeliveryProvider>
    <section id="contact" key={page}>
      <ContactForm
        copy={copy}
        contacts={contactsOf(options)}
        workingHours={options.workingHours ?? dailyHours}
        senderSettings={delivery}
        consentNote={options.consentNote}
        statement={<a href="/#privacy">Политика</a>}
        scriptNotices={<ScriptNotices labels={copy.form} phone={phoneOf(contactsOf(options))} />}
      />
    </section>
  </LeadDeliveryProvider>
);

function show(options?: Options) {
  render(form(options));
  return userEvent.setup();
}

const name = () => screen.getByRole('textbox', { name: copy.form.name });
const tel = () => screen.getByRole('textbox', { name: copy.form.phone });
const button = () => screen.getByRole('button', { name: /Отправ/ });
const status = () => screen.getByRole('status');
async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(name(), 'Анна');
  await user.type(tel(), '1');
}

beforeEach(() => {
  send.mockReset();
  sessionStorage.clear();
});

afterEach(() => void jest.useRealTimers());

test('an empty form is not sent, and its first empty field is marked before it gets the focus', async () => {
  const user = show();
  let described: string | undefined;
  name().addEventListener('focus', () => {
    const id = name().getAttribute('aria-describedby');
    described = document.getElementById(String(id))?.textContent ?? undefined;
  });
  await user.click(button());
  expect(name()).toHaveFocus();
  expect(described).toBe(copy.form.missing.name);
  expect(status()).toHaveTextContent('Пожалуйста, заполните имя и телефон');
  expect(send).not.toHaveBeenCalled();
  await fillIn(user);
  expect(status()).toBeEmptyDOMElement();
});

test('autofill that sends a change alone clears the errors and is kept', async () => {
  const user = show();
  await user.click(button());
  for (const field of [name(), tel()]) {
    (field as HTMLInputElement).value = '1';
    fireEvent(field, new Event('change', { bubbles: true }));
  }
  expect(status()).toBeEmptyDOMElement();
  expect(name()).toBeValid();
  expect(sessionStorage.getItem('lead-draft')).toContain('"name":"1"');
});

test('a failure keeps the values, and the next try clears the notice first', async () => {
  send.mockResolvedValueOnce('refused');
  const user = show();
  await fillIn(user);
  await user.click(button());
  await waitFor(() => expect(status()).toHaveTextContent('Ошибка отправки'));
  expect(status()).toHaveTextContent('Попробуйте связаться по телефону');
  expect(status()?.querySelector('a')).toHaveAttribute('href', 'tel:+79491112233');
  expect(name()).toHaveValue('Анна');
  expect(tel()).toHaveValue('1');
  const answer = holdAnswer();
  await user.click(button());
  expect(status()).toBeEmptyDOMElement();
  expect(button()).toHaveTextContent(copy.form.sending);
  await answer('sent');
  await waitFor(() => expect(status()).toHaveTextContent('Заявка отправлена!'));
});

test('the receipt gets the focus from a form in view, but not from a visitor who reads on', async () => {
  const user = show();
  for (const [top, isFocused] of [
    [100, true],
    [-900, false],
  ] as const) {
    const box = jest.spyOn(HTMLFormElement.prototype, 'getBoundingClientRect');
    box.mockReturnValue(new DOMRect(0, top, 300, 400));
    const answer = holdAnswer();
    await user.clear(name());
    await user.clear(tel());
    await fillIn(user);
    await user.click(button());
    // Safari does not focus a button that is clicked.
    act(() => button().blur());
    await answer('sent');
    expect(status() === document.activeElement).toBe(isFocused);
    await user.click(screen.getByRole('button', { name: copy.receipt.another }));
  }
});

test('a sent lead is replaced by a receipt, and another one can be written', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T19:30:00+03:00') });
  send.mockResolvedValue('sent');
  render(form());
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await fillIn(user);
  await user.click(button());
  await waitFor(() => expect(status()).toHaveFocus());
  expect(status()).toHaveTextContent('Заявка отправлена! Мы свяжемся с вами в ближайшее время');
  expect(screen.getByText('Анна')).toBeInTheDocument();
  expect(screen.getByText(/завтра до 9:30/)).toHaveTextContent('по времени Донецка');
  await user.click(screen.getByRole('button', { name: copy.receipt.another }));
  expect(name()).toHaveFocus();
  expect(name()).toHaveValue('');
  expect(status()).toBeEmptyDOMElement();
});

test('on the eve of a day off the receipt promises the next working day', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-28T22:00:00+03:00') });
  send.mockResolvedValue('sent');
  const sundayOff = { ...dailyHours, week: [...dailyHours.week.slice(0, 6), null] };
  render(form({ workingHours: sundayOff }));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await fillIn(user);
  await user.click(button());
  expect(await screen.findByText(/понедельник, 30 ноября, до 11:00/)).toBeInTheDocument();
});

test('the receipt says which number will call', async () => {
  send.mockResolvedValue('sent');
  const user = show();
  await fillIn(user);
  await user.click(button());
  const caption = await screen.findByText(copy.receipt.caller);
  expect(caption.parentElement).toHaveTextContent('+7 949 111-22-33');
});

test('a message that the service would not take is refused at its field, with its length', async () => {
  const user = show();
  await fillIn(user);
  const message = screen.getByRole('textbox', { name: /Что проверяем/ });
  fireEvent.input(message, { target: { value: 'ы'.repeat(30_000) } });
  expect(message).toHaveAccessibleDescription(/знаков: 30.000, влезет: 22.900/);
  await user.click(button());
  expect(send).not.toHaveBeenCalled();
  expect(message).toHaveFocus();
  fireEvent.input(message, { target: { value: 'ы'.repeat(20_000) } });
  expect(message).toBeValid();
});

test('a phone that the service would not take is refused at its own field', async () => {
  const user = show();
  await fillIn(user);
  fireEvent.input(tel(), { target: { value: '1'.repeat(47_000) } });
  await user.click(button());
  expect(send).not.toHaveBeenCalled();
  expect(tel()).toHaveFocus();
  expect(tel()).toBeInvalid();
  expect(tel()).toHaveAccessibleDescription(/знаков: 47.000, влезет: 45.900/);
  expect(screen.getByRole('textbox', { name: /Что проверяем/ })).toBeValid();
});

test('a phone of few digits gets a gentle line while it is typed, and is sent all the same', async () => {
  send.mockResolvedValueOnce('sent');
  const user = show();
  await user.type(name(), 'Анна');
  expect(tel()).not.toHaveAccessibleDescription();
  await user.type(tel(), '8 949 12');
  expect(tel()).toHaveAccessibleDescription(copy.form.shortPhone);
  expect(tel()).toBeValid();
  await user.type(tel(), '3 45 67');
  expect(tel()).not.toHaveAccessibleDescription();
  await user.clear(tel());
  await user.type(tel(), 'в Telegram');
  expect(tel()).toHaveAccessibleDescription(copy.form.shortPhone);
  await user.click(button());
  await waitFor(() => expect(send.mock.lastCall?.[0].phone).toBe('в Telegram'));
});

test('the line about few digits is gone from an emptied form, and back with the phone', async () => {
  send.mockResolvedValue('sent');
  const user = show();
  await fillIn(user);
  await user.click(button());
  await user.click(await screen.findByRole('button', { name: copy.receipt.correct }));
  expect(tel()).toHaveAccessibleDescription(copy.form.shortPhone);
  await user.click(button());
  await user.click(await screen.findByRole('button', { name: copy.receipt.another }));
  expect(tel()).toHaveValue('');
  expect(tel()).not.toHaveAccessibleDescription();
});

test('the receipt repeats the phone, and a mistake in it can be corrected', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T14:05:00+03:00') });
  send.mockResolvedValue('sent');
  render(form());
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.type(name(), 'Анна');
  await user.type(tel(), '8 949 123 45 6');
  await user.type(screen.getByRole('textbox', { name: /Что проверяем/ }), 'Салон');
  await user.click(button());
  const caption = await screen.findByText(copy.receipt.calling);
  expect(caption.parentElement).toHaveTextContent('8 949 123 45 6');
  expect(caption.compareDocumentPosition(screen.getByText('8 949 123 45 6'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  await user.click(screen.getByRole('button', { name: copy.receipt.correct }));
  expect(tel()).toHaveFocus();
  expect(name()).toHaveValue('Анна');
  expect(tel()).toHaveValue('8 949 123 45 6');
  expect(status()).toBeEmptyDOMElement();
  await user.type(tel(), '7');
  await user.click(button());
  expect(await screen.findByText('8 949 123 45 67')).toBeInTheDocument();
  expect(send.mock.lastCall?.[0].message).toBe(
    `${copy.form.correctionNote} 22 ноября в 14:05\n\nСалон`,
  );
  // The next lead corrects nothing.
  await user.click(screen.getByRole('button', { name: copy.receipt.another }));
  await fillIn(user);
  await user.click(button());
  await waitFor(() => expect(send).toHaveBeenCalledTimes(3));
  expect(send.mock.lastCall?.[0].message).toBe('');
});

test('what was typed meanwhile stays when the phone is corrected', async () => {
  const answer = holdAnswer();
  const user = show();
  await fillIn(user);
  await user.click(button());
  await user.type(screen.getByRole('textbox', { name: /Что проверяем/ }), 'и ещё сайт');
  await answer('sent');
  expect(status()).toHaveTextContent(`${copy.receipt.calling} 1 ${copy.receipt.mistaken}`);
  await user.click(screen.getByRole('button', { name: copy.receipt.correct }));
  expect(tel()).toHaveFocus();
  expect(screen.getByRole('textbox', { name: /Что проверяем/ })).toHaveValue('и ещё сайт');
});

describe('how to answer', () => {
  const way = (name: string) => screen.getByRole('radio', { name });
  const writing = `${copy.form.reply.write} Telegram`;

  test('is asked where the owner has a messenger that knows people by their phones', () => {
    const { unmount } = render(form({ channels: ['phone', 'vk', 'email'] }));
    expect(screen.queryByRole('radio')).toBeNull();
    unmount();
    render(form({ channels: ['telegram', 'phone', 'max'] }));
    const names = screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
    expect(names).toEqual([copy.form.reply.call, writing, `${copy.form.reply.write} MAX`]);
  });

  test('may be left open', async () => {
    send.mockResolvedValue('sent');
    const user = show({ channels: ['phone', 'telegram'] });
    await fillIn(user);
    await user.click(button());
    await waitFor(() => expect(send.mock.lastCall?.[0].message).toBe(''));
  });

  test('is a line below the message, in the receipt, and kept with the draft', async () => {
    send.mockResolvedValue('sent');
    const { unmount } = render(form({ channels: ['phone', 'telegram'] }));
    const user = userEvent.setup();
    await fillIn(user);
    await user.click(way(writing));
    unmount();
    show({ channels: ['phone', 'telegram'] });
    expect(way(writing)).toBeChecked();
    await user.type(screen.getByRole('textbox', { name: /Что проверяем/ }), 'Салон');
    await user.click(button());
    expect(await screen.findByText(copy.receipt.writing)).toBeInTheDocument();
    // Whoever is written to waits for no call.
    expect(screen.queryByText(copy.receipt.caller)).toBeNull();
    const message = `Салон\n\n${copy.form.reply.title}: ${writing}`;
    expect(send).toHaveBeenCalledWith({ name: 'Анна', phone: '1', message }, delivery);
    await user.click(screen.getByRole('button', { name: copy.receipt.another }));
    expect(way(writing)).not.toBeChecked();
  });
});

const HOSTILE = 'Первая\nвторая 🙂 & # % + ? = « » <b> %00\nтретья';

test('a lead that was not sent can go by the visitor’s own apps, to the letter', async () => {
  send.mockResolvedValueOnce('refused');
  const user = show({ channels: ['phone', 'email'] });
  await fillIn(user);
  const message = screen.getByRole('textbox', { name: /Что проверяем/ });
  fireEvent.input(message, { target: { value: 'раньше' } });
  await user.click(button());
  const link = (name: string) => screen.findByRole('link', { name });
  const [sms, email] = [await link(copy.rescue.sms), await link(copy.rescue.email)];
  // Text typed later counts, too. jsdom follows no such address.
  fireEvent.input(message, { target: { value: HOSTILE } });
  for (const link of [sms, email]) fireEvent.click(link);
  const [number, text = ''] = sms.getAttribute('href')?.split('?&body=') ?? [];
  expect(number).toBe('sms:+79491112233');
  expect(text).not.toMatch(/[^\w%.!~*'()-]/);
  expect(decodeURIComponent(text)).toBe(`Анна\n1\n${HOSTILE}`);
  const [address, letter = ''] = email.getAttribute('href')?.split('?body=') ?? [];
  expect(address).toBe('mailto:owner@example.ru');
  expect(decodeURIComponent(letter)).toBe(`Анна\n1\n${HOSTILE}`.replaceAll('\n', '\r\n'));
  await user.click(screen.getByRole('button', { name: copy.rescue.copy }));
  expect(await navigator.clipboard.readText()).toBe(`Анна\n1\n${HOSTILE}`);
  fireEvent.input(message, { target: { value: 'a\ud83d' } });
  fireEvent.click(sms);
  expect(decodeURIComponent(String(sms.getAttribute('href')))).toMatch(/a\ufffd$/);
});

test('a lead that is copied by hand leaves the focus in the field that is edited', async () => {
  send.mockResolvedValueOnce('refused');
  const user = show();
  await fillIn(user);
  await user.click(button());
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no permission'));
  await user.click(await screen.findByRole('button', { name: copy.rescue.copy }));
  const byHand = await screen.findByRole('textbox', { name: copy.rescue.byHand });
  expect(byHand).toHaveFocus();
  await user.type(tel(), '23456');
  expect(tel()).toHaveFocus();
  expect(tel()).toHaveValue('123456');
});

test('a long lead is cut in the addresses of other apps, after its name and phone', async () => {
  send.mockResolvedValueOnce('refused');
  const user = show({ channels: ['phone', 'email'] });
  await fillIn(user);
  const message = screen.getByRole('textbox', { name: /Что проверяем/ });
  fireEvent.input(message, { target: { value: `${'Салон 🙂\n'.repeat(100)}Конец` } });
  await user.click(button());
  for (const name of [copy.rescue.sms, copy.rescue.email]) {
    const link = await screen.findByRole('link', { name });
    const address = String(link.getAttribute('href'));
    expect(address.length).toBeLessThanOrEqual(2000);
    expect(address.length).toBeGreaterThan(1950);
    const text = decodeURIComponent(address.split('body=')[1] ?? '');
    expect(text).toMatch(/^Анна\r?\n1\r?\nСалон 🙂\r?\n/);
    expect(text).toMatch(/…$/);
  }
});

test('an estimate of all services fits into the addresses of other apps', async () => {
  send.mockResolvedValueOnce('refused');
  const user = show({ channels: ['phone', 'email'] });
  await fillIn(user);
  const estimate = [
    'Расчёт с сайта:',
    '— Настройка и ведение Яндекс Директа: 25 000 ₽/мес',
    '— Таргетированная реклама ВКонтакте: 18 000 ₽/мес',
    '— Рекламная сеть Яндекса: 5 000 ₽/мес',
    '— Реклама в каналах Telegram: 5 000 ₽/мес',
    '— Лендинг под рекламу, с текстами: 19 500 ₽',
    '— Интернет-магазин с оплатой: 45 000 ₽',
    '— SEO-продвижение сайта: 5 000 ₽/мес',
    '— Комплексное сопровождение рекламы: 15 000 ₽/мес',
    'Итого за работу, один раз: 64 500 ₽',
    'Итого за работу, в месяц: 73 000 ₽/мес',
  ].join('\n');
  const message = screen.getByRole('textbox', { name: /Что проверяем/ });
  fireEvent.input(message, { target: { value: estimate } });
  await user.click(button());
  for (const name of [copy.rescue.sms, copy.rescue.email]) {
    const link = await screen.findByRole('link', { name });
    expect(String(link.getAttribute('href')).length).toBeLessThanOrEqual(2000);
  }
});

test('the button says that the connection is back, until the next try', async () => {
  send.mockResolvedValueOnce('refused');
  const user = show();
  await fillIn(user);
  act(() => void window.dispatchEvent(new Event('online')));
  await user.click(button());
  await waitFor(() => expect(status()).toHaveTextContent('Ошибка отправки'));
  expect(button()).toHaveTextContent(copy.form.submit);
  act(() => void window.dispatchEvent(new Event('online')));
  const retry = screen.getByRole('button', { name: copy.form.online });
  send.mockResolvedValueOnce('refused');
  await user.click(retry);
  await waitFor(() => expect(button()).toHaveTextContent(copy.form.submit));
});

test('the source of a visitor who came by an advertisement is below his message', async () => {
  send.mockResolvedValue('sent');
  window.history.replaceState(null, '', '/seo-donetsk/?utm_source=vk&utm_campaign=весна&yclid=1');
  // The loader does this in every document.
  captureSource();
  const user = show({ consentNote: 'Согласие от 1 мая' });
  window.history.replaceState(null, '', '/');
  await fillIn(user);
  await user.click(box());
  await user.click(button());
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.lastCall?.[0].message).toBe(
    `Согласие от 1 мая

Реклама: utm_source=vk, utm_campaign=весна, yclid=1
Первая страница: /seo-donetsk/
Заявка с: /`,
  );
});

/* Tests of a form that asks for consent. */

const box = () => screen.getByRole('checkbox', { name: copy.form.consent });

test('nothing is sent without the checkbox: the notice, the message at the checkbox and the focus ask for it', async () => {
  const user = show({ consentNote: 'Согласие от 1 мая' });
  expect(screen.getByRole('link', { name: 'Политика' })).toBeInTheDocument();
  await fillIn(user);
  await user.click(button());
  expect(send).not.toHaveBeenCalled();
  expect(box()).toHaveFocus();
  await waitFor(() => expect(box()).toHaveAccessibleDescription(copy.form.missing.consent));
  expect(box()).toBeInvalid();
  expect(status()).toHaveTextContent('Нужно согласие Отметьте согласие');
  await user.click(box());
  expect(box()).not.toHaveAttribute('aria-invalid');
});

test('once ticked the lead is sent with the consent note in its message, and the checkbox is cleared', async () => {
  send.mockResolvedValue('sent');
  const user = show({ consentNote: 'Согласие от 1 мая' });
  await fillIn(user);
  await user.click(box());
  await user.click(button());
  await waitFor(() => expect(status()).toHaveTextContent('Заявка отправлена!'));
  const lead = { name: 'Анна', phone: '1', message: 'Согласие от 1 мая' };
  expect(send).toHaveBeenCalledWith(lead, delivery);
  expect(box()).not.toBeChecked();
});

/* Tests of a lead that is being sent, and of text typed meanwhile. */

test('a lead goes on being sent on another page, whose form shows what becomes of it', async () => {
  const answer = holdAnswer();
  const { rerender } = render(form());
  const user = userEvent.setup();
  await fillIn(user);
  await user.click(button());
  rerender(form({}, '/seo-donetsk/'));
  expect(button()).toHaveTextContent(copy.form.sending);
  await user.click(button());
  await user.type(name(), '{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  await answer('refused');
  expect(status()).toHaveTextContent('Ошибка отправки');
  expect(name()).toHaveValue('Анна');
});

test('six presses at once and Enter while sending send one lead', async () => {
  const answer = holdAnswer();
  const user = show();
  await fillIn(user);
  act(() => {
    for (let press = 0; press < 6; press++) button().click();
  });
  expect(button()).toHaveTextContent(copy.form.sending);
  await user.type(name(), '{Enter}');
  await answer('sent');
  expect(status()).toHaveTextContent('Заявка отправлена!');
  expect(send).toHaveBeenCalledTimes(1);
});

test('what was typed while a lead was being sent outlives its success', async () => {
  const answer = holdAnswer();
  const user = show();
  await fillIn(user);
  await user.click(button());
  await user.type(screen.getByRole('textbox', { name: /Что проверяем/ }), 'и ещё сайт');
  await answer('sent');
  expect(status()).toHaveTextContent('Заявка отправлена!');
  expect(name()).toHaveValue('Анна');
  expect(sessionStorage.getItem('lead-draft')).toContain('и ещё сайт');
});

test('a lead whose answer was lost is sent again as a repetition, and says so', async () => {
  const { user, message } = await loseAnswer();
  jest.setSystemTime(Date.parse('2026-11-25T14:20:00+03:00'));
  const answer = holdAnswer();
  await user.click(button());
  expect(status()).toHaveTextContent(copy.notices.repeating.text);
  const note = `${copy.form.repeatNote} 22 ноября в 14:05`;
  expect(message()).toBe(note);
  await answer('sent');
  expect(screen.getByText(copy.receipt.repetition)).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: copy.receipt.another }));
  // user-event does not notice that the form has cleared its fields.
  await user.clear(name());
  await user.clear(tel());
  await fillIn(user);
  send.mockResolvedValueOnce('sent');
  await user.click(button());
  expect(message()).toBe('');
});

test('the lead of another person repeats nothing', async () => {
  const { user, message } = await loseAnswer();
  await user.type(tel(), '2');
  send.mockResolvedValueOnce('sent');
  await user.click(button());
  expect(message()).toBe('');
  await waitFor(() => expect(status()).toHaveTextContent('Заявка отправлена!'));
  expect(JSON.stringify(sessionStorage)).not.toContain('Анна');
});

test('leaving is asked about while a lead is being sent, and only then', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const answer = holdAnswer();
  const user = show();
  await fillIn(user);
  expect(isAsked()).toBe(false);
  await user.click(button());
  expect(isAsked()).toBe(true);
  await answer('refused');
  expect(isAsked()).toBe(false);
  const answerNext = holdAnswer();
  await user.click(button());
  expect(isAsked()).toBe(true);
  // A call keeps the page open.
  await user.click(
    screen.getAllByRole('link', { name: '+7 949 111-22-33', hidden: true })[0] as HTMLElement,
  );
  expect(isAsked()).toBe(false);
  await answerNext('sent');
});

/** Delays the answer to the next lead. Returns a function that gives the answer. */
function holdAnswer() {
  let resolve: (outcome: Outcome) => void = () => {};
  send.mockReturnValueOnce(new Promise((take) => (resolve = take)));
  return (outcome: Outcome) => act(async () => resolve(outcome));
}

/** Sends a lead whose first attempt gets no answer. */
async function loseAnswer() {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T14:05:00+03:00') });
  send.mockResolvedValueOnce('unknown');
  render(form());
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await fillIn(user);
  await user.click(button());
  await waitFor(() => expect(status()).toHaveTextContent('Ошибка отправки'));
  return { user, message: () => send.mock.lastCall?.[0].message };
}
