/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, copy, fillIn, form, send } from '../Contact/contact-form.fixture';
import { SendError } from '../Contact/send-lead';
import { LeadToast } from './LeadToast';

let path = '/';
let isFormInView = false;

jest.mock('next/navigation', () => ({ usePathname: () => path }));

// jsdom lays nothing out and has no media.
globalThis.matchMedia = (() => ({ matches: true })) as never;
globalThis.IntersectionObserver = class {
  constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = () => this.callback([{ isIntersecting: isFormInView }]);
  disconnect() {}
} as never;

const page = () => (
  <>
    <main key={path}>{form()}</main>
    <LeadToast notices={copy.notices} phone={undefined} />
  </>
);
const closeButton = () => screen.queryByRole('button', { name: copy.notices.close });

beforeAll(() => import('./Toast'));

test.each([
  ['sent', 'closed'],
  ['sent', 'seen in the form'],
  ['failed', 'closed'],
  ['failed', 'seen in the form'],
])('what has %s is told on no page after it was %s', async (outcome, how) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve, reject) => {
    answer = outcome === 'sent' ? resolve : () => reject(new SendError('refused', false));
  });
  send.mockReturnValueOnce(answered);
  const { rerender } = render(page());
  const user = userEvent.setup();
  const goTo = (to: string) => {
    path = to;
    return act(async () => rerender(page()));
  };
  await fillIn(user);
  await user.click(button());
  isFormInView = how !== 'closed';
  await goTo('/calculator/');
  await act(async () => answer());
  if (how === 'closed') await user.click(closeButton() as HTMLElement);
  isFormInView = false;
  await goTo('/seo-donetsk/');
  expect(closeButton()).not.toBeInTheDocument();
});
