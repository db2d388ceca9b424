/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { parse } from 'yaml';
import {
  LeadDeliveryProvider,
  useLeadDelivery,
} from '../LeadDeliveryProvider/LeadDeliveryProvider';
import { sendLead } from '../send-lead';
import { sentToLabels } from '../sent-to-labels';
import { LeadToast } from './LeadToast';

let path = '/';
let isFormInView = false;

jest.mock('next/navigation', () => ({ usePathname: () => path }));
jest.mock('../send-lead', () => ({
  ...jest.requireActual('../send-lead'),
  sendLead: jest.fn(),
}));

// jsdom has neither a layout nor media queries.
globalThis.matchMedia = (() => ({ matches: true })) as never;
globalThis.IntersectionObserver = class {
  constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = () => this.callback([{ isIntersecting: isFormInView }]);
  disconnect() {}
} as never;

const contact = parse(readFileSync('e2e/content/contact.yaml', 'utf8'));
const { notices } = contact;
const sentTo = sentToLabels(contact);
const lead = { name: 'Анна', phone: '1', message: '' };
const notes = {
  repeat: '',
  correction: '',
  reply: '',
  consent: undefined,
  source: '',
  timeZone: 'Europe/Moscow',
};

/** Sends a lead, as the form does. */
let send: () => Promise<void>;

function Sender() {
  const { deliver } = useLeadDelivery();
  send = () => act(() => deliver(lead, notes, {} as never));
  return null;
}

const layout = (form?: ReactNode) => (
  <LeadDeliveryProvider>
    <Sender />
    {form}
    <LeadToast notices={notices} phone={undefined} sentTo={sentTo} />
  </LeadDeliveryProvider>
);

const page = () =>
  layout(
    <section key={path} id="contact">
      <div role="status" />
    </section>,
  );
const close = { name: notices.close };

beforeAll(() => import('./Toast'));

test.each([
  ['sent', 'closed'],
  ['sent', 'seen in the form'],
  ['refused', 'closed'],
  ['refused', 'seen in the form'],
] as const)('a lead that was %s is announced on no page after it was %s', async (outcome, how) => {
  jest.mocked(sendLead).mockResolvedValueOnce(outcome);
  const { rerender } = render(page());
  const goTo = (to: string) => {
    path = to;
    return act(async () => rerender(page()));
  };
  isFormInView = how !== 'closed';
  await send();
  if (how === 'closed') await userEvent.click(screen.getByRole('button', close));
  isFormInView = false;
  await goTo('/seo-donetsk/');
  expect(screen.queryByRole('button', close)).not.toBeInTheDocument();
});

test('on a page without a form an empty status region gets the notice', async () => {
  jest.mocked(sendLead).mockResolvedValueOnce('refused');
  render(layout());
  await send();
  const region = screen.getByRole('status');
  expect(region).toHaveAttribute('aria-live', 'polite');
  expect(region).toBeEmptyDOMElement();
  await waitFor(() => expect(region).toHaveTextContent(notices.failed.title));
});
