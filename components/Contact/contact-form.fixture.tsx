import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'yaml';
import { contactLinks } from '@/lib/channels';
import { readSettings } from '@/lib/settings';
import { completeSettings } from '@/lib/settings.fixture';
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
const addresses = { phone: '+7', telegram: '', email: '' };
export const { delivery } = readSettings(completeSettings);

export const form = (consentNote?: string) => (
  <section id="contact">
    <ContactForm
      copy={copy}
      contacts={contactLinks([{ type: 'phone', label: 'Позвонить' }], addresses)}
      workingHours={{ opens: 9 * 60, closes: 21 * 60 }}
      keys={delivery}
      consentNote={consentNote}
      privacyLink={<a href="/#privacy">Политика</a>}
    />
  </section>
);

export function show(...mode: Parameters<typeof form>) {
  render(form(...mode));
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
