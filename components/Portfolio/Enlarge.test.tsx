/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Enlarge } from './Enlarge';

// jsdom has the element without its methods.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

function show() {
  render(
    <Enlarge label="Работа крупно" close="Закрыть">
      <a href="/large.avif">
        <img src="/small.avif" alt="Сайт цветов" />
      </a>
    </Enlarge>,
  );
  return screen.getByRole('img', { name: 'Сайт цветов' });
}

const dialog = () => screen.queryByRole('dialog', { name: 'Работа крупно' });

test('a click shows the whole picture, and another one closes it', () => {
  fireEvent.click(show());
  const large = dialog()?.querySelector('img');
  expect(large).toHaveAttribute('src', expect.stringMatching(/\/large\.avif$/));
  expect(large).toHaveAttribute('alt', 'Сайт цветов');
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(dialog()).not.toBeInTheDocument();
});

test('a click with a key is left to the browser', () => {
  const picture = show();
  const click = createEvent.click(picture, { ctrlKey: true });
  fireEvent(picture, click);
  expect(click.defaultPrevented).toBe(false);
  expect(dialog()).not.toBeInTheDocument();
});
