import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetDelivery } from '@/lib/browser/lead-delivery';
import { SendError, sendLead } from '@/lib/browser/send-lead';
import { ContactForm } from './ContactForm';

jest.mock('@/lib/browser/send-lead', () => ({
  ...jest.requireActual('@/lib/browser/send-lead'),
  sendLead: jest.fn(),
}));
const send = jest.mocked(sendLead);
// jsdom lays nothing out.
Element.prototype.scrollIntoView = jest.fn();

const copy = {
  form: {
    title: 'Заявка',
    name: 'Имя',
    phone: 'Телефон',
    message: 'Сообщение',
    optional: 'необязательно',
    audit: 'Хочу аудит',
    submit: 'Отправить',
    sending: 'Отправляем…',
    statement: 'Данные нужны для ответа.',
    consent: 'Даю согласие',
    repeatNote: 'Повтор заявки от',
    noScript: 'Позвоните:',
    late: 'Не ждите:',
    missing: { name: 'Напишите имя', phone: 'Напишите телефон', consent: 'Поставьте отметку' },
  },
  notices: {
    missing: { title: 'Ошибка', text: 'Пожалуйста, заполните имя и телефон' },
    consent: { title: 'Нужно согласие', text: 'Отметьте согласие' },
    failed: { title: 'Ошибка отправки', text: 'Попробуйте связаться по телефону' },
    sent: { title: 'Заявка отправлена!', text: 'Мы свяжемся с вами в ближайшее время' },
    interrupted: { title: 'Могла не уйти', text: 'Отправьте ещё раз' },
    repeating: { title: 'Отправляю ещё раз', text: 'Отмечу, что это повтор' },
    close: 'Закрыть',
  },
  receipt: {
    name: 'От кого',
    answer: 'Ответ',
    today: 'сегодня до',
    tomorrow: 'завтра до',
    within: 2,
    zone: 'по времени Донецка',
    repetition: 'Звонок будет один',
    urgent: 'Не хочется ждать:',
    another: 'Написать ещё одну',
  },
};
const phone = {
  type: 'phone',
  icon: 'phone',
  label: 'Позвонить',
  value: '+7',
  href: 'tel:+7',
  external: false,
} as const;
const delivery = {
  origin: 'https://api',
  publicKey: 'k',
  serviceId: 's',
  templateId: 't',
  toEmail: 'e',
};

type Mode = 'statement' | 'checkbox';

const form = (keys = delivery, mode: Mode = 'statement') => (
  <section id="contact">
    <ContactForm
      copy={copy}
      contacts={[phone]}
      workingHours={{ opens: '9:00', closes: '21:00' }}
      keys={keys}
      consent={{ mode, note: 'Согласие от 1 мая' }}
      privacyLink={<a href="/#privacy">Политика</a>}
    />
  </section>
);

function show(mode: Mode = 'statement') {
  render(form(delivery, mode));
  return userEvent.setup();
}

const labels = copy.form;
const name = () => screen.getByRole('textbox', { name: 'Имя' });
const tel = () => screen.getByRole('textbox', { name: 'Телефон' });
const button = () => screen.getByRole('button', { name: /Отправ/ });
const status = () => screen.getByRole('status');
const lostAnswer = new SendError('The time is over', true);

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(name(), 'Анна');
  await user.type(tel(), '1');
}

beforeEach(() => {
  send.mockReset();
  sessionStorage.clear();
  forgetDelivery();
});

afterEach(() => {
  jest.useRealTimers();
});

test('a filled form is sent as typed, without the audit box', async () => {
  send.mockResolvedValue();
  const user = show();
  await user.type(name(), 'Анна');
  await user.type(tel(), '8 949');
  await user.click(button());
  await waitFor(() => expect(status()).toHaveTextContent('Заявка отправлена!'));
  expect(send).toHaveBeenCalledWith({ name: 'Анна', phone: '8 949', message: '' }, delivery);
  expect(name()).toHaveValue('');
});

test('an empty form is not sent, and its first empty field is marked before it gets the focus', async () => {
  const user = show();
  let described: string | undefined;
  name().addEventListener('focus', () => {
    const id = name().getAttribute('aria-describedby');
    described = document.getElementById(String(id))?.textContent ?? undefined;
  });
  await user.click(button());
  expect(name()).toHaveFocus();
  expect(described).toBe('Напишите имя');
  expect(status()).toHaveTextContent('Пожалуйста, заполните имя и телефон');
  expect(send).not.toHaveBeenCalled();
  await fillIn(user);
  expect(status()).toBeEmptyDOMElement();
});

test('a failure keeps the values, and the next try clears the notice first', async () => {
  send.mockRejectedValueOnce(new SendError('refused', false));
  const user = show();
  await fillIn(user);
  await user.click(button());
  await waitFor(() => expect(status()).toHaveTextContent('Ошибка отправки'));
  expect(name()).toHaveValue('Анна');
  let finish: () => void = () => {};
  send.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  await user.click(button());
  expect(status()).toBeEmptyDOMElement();
  expect(button()).toHaveTextContent('Отправляем…');
  finish();
  await waitFor(() => expect(status()).toHaveTextContent('Заявка отправлена!'));
});

test.each(['publicKey', 'serviceId', 'templateId'] as const)(
  'a missing %s shows the failure notice, and the next try works once it is there',
  async (key) => {
    const { sendLead: reallySend } = jest.requireActual('@/lib/browser/send-lead');
    send.mockImplementation(reallySend);
    const { rerender } = render(form({ ...delivery, [key]: '' }));
    const user = userEvent.setup();
    await fillIn(user);
    await user.click(button());
    await waitFor(() => expect(status()).toHaveTextContent('Ошибка отправки'));
    expect(status()).toHaveTextContent('Попробуйте связаться по телефону');
    expect(status()?.querySelector('a')).toHaveAttribute('href', 'tel:+7');
    expect(name()).toHaveValue('Анна');
    expect(tel()).toHaveValue('1');
    send.mockResolvedValue();
    rerender(form(delivery));
    await user.click(button());
    await waitFor(() => expect(status()).toHaveTextContent('Заявка отправлена!'));
    expect(send).toHaveBeenLastCalledWith({ name: 'Анна', phone: '1', message: '' }, delivery);
  },
);

test('a sent lead is replaced by a receipt, and another one can be written', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T19:30:00+03:00') });
  send.mockResolvedValue();
  render(form());
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await fillIn(user);
  await user.click(button());
  await waitFor(() => expect(status()).toHaveFocus());
  expect(status()).toHaveTextContent('Заявка отправлена! Мы свяжемся с вами в ближайшее время');
  expect(screen.getByText('Анна')).toBeInTheDocument();
  expect(screen.getByText(/завтра до 9:30/)).toHaveTextContent('по времени Донецка');
  await user.click(screen.getByRole('button', { name: 'Написать ещё одну' }));
  expect(name()).toHaveFocus();
  expect(name()).toHaveValue('');
  expect(status()).toBeEmptyDOMElement();
});

test('a lead goes on being sent on another page, whose form shows what becomes of it', async () => {
  let fail = (_: unknown) => {};
  send.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  const { unmount } = render(form());
  const user = userEvent.setup();
  await fillIn(user);
  await user.click(button());
  unmount();
  render(form());
  expect(button()).toHaveTextContent('Отправляем…');
  await user.click(button());
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => fail(new SendError('refused', false)));
  expect(status()).toHaveTextContent('Ошибка отправки');
  expect(name()).toHaveValue('Анна');
});

test('what was typed while a lead was being sent outlives its success', async () => {
  let finish = () => {};
  send.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  const user = show();
  await fillIn(user);
  await user.click(button());
  await user.type(screen.getByRole('textbox', { name: /Сообщение/ }), 'и ещё сайт');
  await act(async () => finish());
  expect(status()).toHaveTextContent('Заявка отправлена!');
  expect(name()).toHaveValue('Анна');
  expect(sessionStorage.getItem('lead-draft')).toContain('и ещё сайт');
});

test('a lead whose answer was lost is sent again as a repetition, and says so', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T14:05:00+03:00') });
  send.mockRejectedValueOnce(lostAnswer);
  render(form());
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await fillIn(user);
  await user.click(button());
  await waitFor(() => expect(status()).toHaveTextContent('Ошибка отправки'));
  jest.setSystemTime(Date.parse('2026-11-22T14:20:00+03:00'));
  let finish = () => {};
  send.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  await user.click(button());
  expect(status()).toHaveTextContent('Отправляю ещё раз Отмечу, что это повтор');
  const repeated = { name: 'Анна', phone: '1', message: 'Повтор заявки от 14:05' };
  expect(send).toHaveBeenLastCalledWith(repeated, delivery);
  await act(async () => finish());
  expect(screen.getByText('Звонок будет один')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Написать ещё одну' }));
  // What the form has cleared itself is unknown to the test's keyboard.
  await user.clear(name());
  await user.clear(tel());
  await fillIn(user);
  send.mockResolvedValueOnce();
  await user.click(button());
  expect(send).toHaveBeenLastCalledWith({ name: 'Анна', phone: '1', message: '' }, delivery);
});

test('leaving is asked about while a lead is being sent, and only then', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  let finish = () => {};
  send.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  const user = show();
  await fillIn(user);
  expect(isAsked()).toBe(false);
  await user.click(button());
  expect(isAsked()).toBe(true);
  await act(async () => finish());
  expect(isAsked()).toBe(false);
});

test('a link writes its subject into the message, and keeps what is there', async () => {
  render(
    <a href="#contact" data-subject="Хочу так же: Салон">
      Хочу так же
    </a>,
  );
  const user = show();
  const message = screen.getByRole('textbox', { name: /Сообщение/ });
  await user.type(message, 'Моё');
  await user.click(screen.getByRole('link', { name: 'Хочу так же' }));
  await user.click(screen.getByRole('link', { name: 'Хочу так же' }));
  expect(message).toHaveValue('Моё\n\nХочу так же: Салон');
});

test('a second click while sending sends nothing more', async () => {
  send.mockReturnValue(new Promise(() => {}));
  const user = show();
  await fillIn(user);
  await user.click(button());
  await user.click(button());
  await user.type(name(), '{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
});

test('what was typed before a reload is restored', () => {
  sessionStorage.setItem('lead-draft', JSON.stringify({ name: 'Анна', phone: '', message: '' }));
  show();
  expect(name()).toHaveValue('Анна');
});

test('the statement has no checkbox, and links to the policy', () => {
  show();
  expect(screen.queryByRole('checkbox', { name: labels.consent })).not.toBeInTheDocument();
  expect(screen.getByText(/Данные нужны/)).toContainElement(
    screen.getByRole('link', { name: 'Политика' }),
  );
});

describe('with a consent checkbox', () => {
  const box = () => screen.getByRole('checkbox', { name: labels.consent });

  test('it is not ticked, and browsers without scripts require it', () => {
    show('checkbox');
    expect(box()).not.toBeChecked();
    expect(box()).toBeRequired();
    expect(screen.getByRole('link', { name: 'Политика' })).toBeInTheDocument();
  });

  test('nothing is sent without it: the notice, the message at the checkbox and the focus ask for it', async () => {
    const user = show('checkbox');
    await fillIn(user);
    await user.click(button());
    expect(send).not.toHaveBeenCalled();
    expect(box()).toHaveFocus();
    await waitFor(() => expect(box()).toHaveAccessibleDescription('Поставьте отметку'));
    expect(box()).toBeInvalid();
    expect(status()).toHaveTextContent('Нужно согласие Отметьте согласие');
    await user.click(box());
    expect(box()).not.toHaveAttribute('aria-invalid');
  });

  test('name and phone are asked for first', async () => {
    const user = show('checkbox');
    await user.click(button());
    expect(name()).toHaveFocus();
    await waitFor(() => expect(status()).toHaveTextContent('Пожалуйста, заполните имя и телефон'));
    expect(box()).toBeInvalid();
  });

  test('once ticked the lead is sent with the consent note in its message, and the checkbox is cleared', async () => {
    send.mockResolvedValue();
    const user = show('checkbox');
    await fillIn(user);
    await user.click(box());
    await user.click(button());
    await waitFor(() => expect(status()).toHaveTextContent('Заявка отправлена!'));
    const lead = { name: 'Анна', phone: '1', message: 'Согласие от 1 мая' };
    expect(send).toHaveBeenCalledWith(lead, delivery);
    expect(box()).not.toBeChecked();
  });

  test('the draft keeps what was typed, but not the consent', async () => {
    const user = show('checkbox');
    await user.type(name(), 'Анна');
    await user.click(box());
    const draft = JSON.parse(String(sessionStorage.getItem('lead-draft')));
    expect(draft).toEqual({ name: 'Анна', phone: '', message: '' });
  });
});
