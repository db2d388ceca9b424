/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { button, copy, delivery, fillIn, name, send, show, status } from './contact-form.fixture';

const box = () => screen.getByRole('checkbox', { name: copy.form.consent });

test('the checkbox is not ticked, and browsers without scripts require it', () => {
  show('Согласие от 1 мая');
  expect(box()).not.toBeChecked();
  expect(box()).toBeRequired();
  expect(screen.getByRole('link', { name: 'Политика' })).toBeInTheDocument();
});

test('nothing is sent without the checkbox: the notice, the message at the checkbox and the focus ask for it', async () => {
  const user = show('Согласие от 1 мая');
  await fillIn(user);
  await user.click(button());
  expect(send).not.toHaveBeenCalled();
  expect(box()).toHaveFocus();
  await waitFor(() => expect(box()).toHaveAccessibleDescription(copy.form.missing.consent));
  expect(box()).toBeInvalid();
  expect(status()).toHaveTextContent('Нужно согласие Отметьте согласие');
  await user.click(box());
  expect(box()).not.toHaveAttribute('aria-invalid');
});

test('name and phone are asked for first', async () => {
  const user = show('Согласие от 1 мая');
  await user.click(button());
  expect(name()).toHaveFocus();
  await waitFor(() => expect(status()).toHaveTextContent('Пожалуйста, заполните имя и телефон'));
  expect(box()).toBeInvalid();
});

test('once ticked the lead is sent with the consent note in its message, and the checkbox is cleared', async () => {
  send.mockResolvedValue();
  const user = show('Согласие от 1 мая');
  await fillIn(user);
  await user.click(box());
  await user.click(button());
  await waitFor(() => expect(status()).toHaveTextContent('Заявка отправлена!'));
  const lead = { name: 'Анна', phone: '1', message: 'Согласие от 1 мая' };
  expect(send).toHaveBeenCalledWith(lead, delivery);
  expect(box()).not.toBeChecked();
});
