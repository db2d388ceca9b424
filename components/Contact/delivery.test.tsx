/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, copy, fillIn, form, name, send, show, status, tel } from './contact-form.fixture';
import { SendError } from './send-lead';

/* A lead on its way: what becomes of it, and of what is typed meanwhile. */

test('a lead goes on being sent on another page, whose form shows what becomes of it', async () => {
  let fail = (_: unknown) => {};
  send.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  const { unmount } = render(form());
  const user = userEvent.setup();
  await fillIn(user);
  await user.click(button());
  unmount();
  render(form());
  expect(button()).toHaveTextContent(copy.form.sending);
  await user.click(button());
  await user.type(name(), '{Enter}');
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
  await user.type(screen.getByRole('textbox', { name: /Что проверяем/ }), 'и ещё сайт');
  await act(async () => finish());
  expect(status()).toHaveTextContent('Заявка отправлена!');
  expect(name()).toHaveValue('Анна');
  expect(sessionStorage.getItem('lead-draft')).toContain('и ещё сайт');
});

test('a lead whose answer was lost is sent again as a repetition, and says so', async () => {
  const { user, message } = await loseAnswer();
  jest.setSystemTime(Date.parse('2026-11-25T14:20:00+03:00'));
  let finish = () => {};
  send.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  await user.click(button());
  expect(status()).toHaveTextContent(copy.notices.repeating.text);
  const note = `${copy.form.repeatNote} 22 ноября в 14:05`;
  expect(message()).toBe(note);
  await act(async () => finish());
  expect(screen.getByText(copy.receipt.repetition)).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: copy.receipt.another }));
  // What the form has cleared itself is unknown to the test's keyboard.
  await user.clear(name());
  await user.clear(tel());
  await fillIn(user);
  send.mockResolvedValueOnce();
  await user.click(button());
  expect(message()).toBe('');
});

test('the lead of another person repeats nothing', async () => {
  const { user, message } = await loseAnswer();
  await user.type(tel(), '2');
  send.mockResolvedValueOnce();
  await user.click(button());
  expect(message()).toBe('');
  await waitFor(() => expect(status()).toHaveTextContent('Заявка отправлена!'));
  expect(JSON.stringify(sessionStorage)).not.toContain('Анна');
});

test('leaving is asked about while a lead is being sent, and only then', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  let fail = (_: unknown) => {};
  send.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  const user = show();
  await fillIn(user);
  expect(isAsked()).toBe(false);
  await user.click(button());
  expect(isAsked()).toBe(true);
  await act(async () => fail(new SendError('refused', false)));
  expect(isAsked()).toBe(false);
  let finish = () => {};
  send.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  await user.click(button());
  expect(isAsked()).toBe(true);
  // A call leaves the page open.
  await user.click(screen.getAllByRole('link', { name: '+7', hidden: true })[0] as HTMLElement);
  expect(isAsked()).toBe(false);
  await act(async () => finish());
});

/** Sends a lead to whose first try no answer comes. */
async function loseAnswer() {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T14:05:00+03:00') });
  send.mockRejectedValueOnce(new SendError('The time is over', true));
  render(form());
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await fillIn(user);
  await user.click(button());
  await waitFor(() => expect(status()).toHaveTextContent('Ошибка отправки'));
  return { user, message: () => send.mock.lastCall?.[0].message };
}
