import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from './ContactForm';
import { forgetDelivery } from './lead-delivery';
import { sendLead } from './send-lead';

jest.mock('./send-lead', () => ({
  ...jest.requireActual('./send-lead'),
  sendLead: jest.fn(),
}));
export const send = jest.mocked(sendLead);
// jsdom lays nothing out.
Element.prototype.scrollIntoView = jest.fn();

export const copy = {
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
export const delivery = {
  origin: 'https://api',
  publicKey: 'k',
  serviceId: 's',
  templateId: 't',
  toEmail: 'e',
};

type Mode = 'statement' | 'checkbox';

export const form = (keys = delivery, mode: Mode = 'statement') => (
  <section id="contact">
    <ContactForm
      copy={copy}
      contacts={[phone]}
      workingHours={{ opens: 9 * 60, closes: 21 * 60 }}
      keys={keys}
      consent={{ mode, note: 'Согласие от 1 мая' }}
      privacyLink={<a href="/#privacy">Политика</a>}
    />
  </section>
);

export function show(mode: Mode = 'statement') {
  render(form(delivery, mode));
  return userEvent.setup();
}

export const name = () => screen.getByRole('textbox', { name: 'Имя' });
export const tel = () => screen.getByRole('textbox', { name: 'Телефон' });
export const button = () => screen.getByRole('button', { name: /Отправ/ });
export const status = () => screen.getByRole('status');
export async function fillIn(user: ReturnType<typeof userEvent.setup>) {
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
