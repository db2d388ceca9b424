import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'yaml';
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

const contact = parse(readFileSync('e2e/content/contact.yaml', 'utf8'));
export const copy = { ...contact, receipt: { ...contact.receipt, within: 2 } };
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

export const name = () => screen.getByRole('textbox', { name: copy.form.name });
export const tel = () => screen.getByRole('textbox', { name: copy.form.phone });
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
