import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sendLead } from '@/lib/send-lead';
import { ContactForm } from './ContactForm';

jest.mock('@/lib/send-lead', () => ({ sendLead: jest.fn() }));
// The toast is the browser tests' business; here the status region speaks.
jest.mock('../Notices/Notices', () => ({ Notices: () => null }));
const send = jest.mocked(sendLead);

const words = {
  title: 'Заявка',
  name: 'Имя',
  phone: 'Телефон',
  message: 'Сообщение',
  optional: 'необязательно',
  audit: 'Хочу аудит',
  submit: 'Отправить',
  sending: 'Отправляем…',
  consent: 'Данные нужны для ответа.',
  noScript: 'Позвоните:',
  late: 'Не ждите:',
  missing: { name: 'Напишите имя', phone: 'Напишите телефон' },
};
const notices = {
  missing: { title: 'Ошибка', text: 'Пожалуйста, заполните имя и телефон' },
  failed: { title: 'Ошибка отправки', text: 'Попробуйте связаться по телефону' },
  sent: { title: 'Заявка отправлена!', text: 'Мы свяжемся с вами в ближайшее время' },
  close: 'Закрыть',
};
const phone = {
  type: 'phone',
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

const form = (keys = delivery) => (
  <ContactForm words={words} notices={notices} phone={phone} delivery={keys} />
);

function show() {
  render(form());
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

test('an empty form is refused at its first empty field', async () => {
  const user = show();
  await user.click(button());
  expect(name()).toHaveFocus();
  expect(name()).toHaveAccessibleDescription('Напишите имя');
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
  'a missing %s is told like any failure, and the next try works once it is there',
  async (key) => {
    const { sendLead: reallySend } = jest.requireActual('@/lib/send-lead');
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

test('a press more after the form was sent and cleared repeats the good news', async () => {
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

test('a second press while sending sends nothing more', async () => {
  send.mockReturnValue(new Promise(() => {}));
  const user = show();
  await user.type(name(), 'Анна');
  await user.type(tel(), '1');
  await user.click(button());
  await user.click(button());
  await user.type(name(), '{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
});

test('what was typed before a reload is there again', () => {
  sessionStorage.setItem('lead-draft', JSON.stringify({ name: 'Анна', phone: '', message: '' }));
  show();
  expect(name()).toHaveValue('Анна');
});
