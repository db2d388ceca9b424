/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, copy, fillIn, form, name, send, show, status, tel } from './contact-form.fixture';
import { SendError } from './send-lead';

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
  send.mockRejectedValueOnce(new SendError('refused', false));
  const user = show();
  await fillIn(user);
  await user.click(button());
  await waitFor(() => expect(status()).toHaveTextContent('Ошибка отправки'));
  expect(status()).toHaveTextContent('Попробуйте связаться по телефону');
  expect(status()?.querySelector('a')).toHaveAttribute('href', 'tel:+7');
  expect(name()).toHaveValue('Анна');
  expect(tel()).toHaveValue('1');
  let finish: () => void = () => {};
  send.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  await user.click(button());
  expect(status()).toBeEmptyDOMElement();
  expect(button()).toHaveTextContent(copy.form.sending);
  finish();
  await waitFor(() => expect(status()).toHaveTextContent('Заявка отправлена!'));
});

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
  await user.click(screen.getByRole('button', { name: copy.receipt.another }));
  expect(name()).toHaveFocus();
  expect(name()).toHaveValue('');
  expect(status()).toBeEmptyDOMElement();
});
