import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sendLead } from '@/lib/browser/send-lead';
import { ContactForm } from './ContactForm';

jest.mock('@/lib/browser/send-lead', () => ({ sendLead: jest.fn() }));
// The browser tests cover the toast; here the status region shows the notice.
jest.mock('../Notices/Notices', () => ({ Notices: () => null }));
const send = jest.mocked(sendLead);
// jsdom has no matchMedia.
window.matchMedia = jest.fn(() => ({ matches: false }) as MediaQueryList);

const labels = {
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
  noScript: 'Позвоните:',
  late: 'Не ждите:',
  missing: { name: 'Напишите имя', phone: 'Напишите телефон', consent: 'Поставьте отметку' },
};
const notices = {
  missing: { title: 'Ошибка', text: 'Пожалуйста, заполните имя и телефон' },
  consent: { title: 'Нужно согласие', text: 'Отметьте согласие' },
  failed: { title: 'Ошибка отправки', text: 'Попробуйте связаться по телефону' },
  sent: { title: 'Заявка отправлена!', text: 'Мы свяжемся с вами в ближайшее время' },
  close: 'Закрыть',
};
const phone = {
  type: 'phone',
  icon: 'phone',
  label: 'Телефон',
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
  <ContactForm
    labels={labels}
    notices={notices}
    phone={phone}
    delivery={keys}
    consent={{ mode, note: 'Согласие от 1 мая' }}
    privacyLink={<a href="/#privacy">Политика</a>}
  />
);

function show(mode: Mode = 'statement') {
  render(form(delivery, mode));
  return userEvent.setup();
}

const name = () => screen.getByRole('textbox', { name: 'Имя' });
const tel = () => screen.getByRole('textbox', { name: 'Телефон' });
const button = () => screen.getByRole('button', { name: /Отправ/ });
const status = () => document.querySelector('form [role=status]');

beforeEach(() => {
  send.mockReset();
  sessionStorage.clear();
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

test('an empty form is not sent, and its first empty field gets the focus', async () => {
  const user = show();
  await user.click(button());
  expect(name()).toHaveFocus();
  await waitFor(() => expect(name()).toHaveAccessibleDescription('Напишите имя'));
  expect(status()).toHaveTextContent('Пожалуйста, заполните имя и телефон');
  expect(send).not.toHaveBeenCalled();
});

test('a failure keeps the values, and the next try clears the notice first', async () => {
  send.mockRejectedValueOnce({ status: 412, text: '' });
  const user = show();
  await user.type(name(), 'Анна');
  await user.type(tel(), '1');
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
    await user.type(name(), 'Анна');
    await user.type(tel(), '1');
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

test('another click after the form was sent and cleared shows the success notice again', async () => {
  send.mockResolvedValue();
  const user = show();
  await user.type(name(), 'Анна');
  await user.type(tel(), '1');
  await user.click(button());
  await waitFor(() => expect(status()).toHaveTextContent('Заявка отправлена!'));
  await user.click(button());
  expect(status()).toHaveTextContent('Заявка отправлена!');
  expect(name()).not.toHaveAttribute('aria-invalid');
  expect(send).toHaveBeenCalledTimes(1);
});

test('a second click while sending sends nothing more', async () => {
  send.mockReturnValue(new Promise(() => {}));
  const user = show();
  await user.type(name(), 'Анна');
  await user.type(tel(), '1');
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
    await user.type(name(), 'Анна');
    await user.type(tel(), '1');
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
    await user.type(name(), 'Анна');
    await user.type(tel(), '1');
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
