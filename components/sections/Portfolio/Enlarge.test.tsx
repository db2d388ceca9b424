/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { Enlarge } from './Enlarge';

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

function show() {
  render(
    <Enlarge label="Работа крупно" close="Закрыть">
      <a href="/large.avif">
        <img src="/small.webp" alt="Сайт цветов" />
      </a>
    </Enlarge>,
  );
  return screen.getByRole('img', { name: 'Сайт цветов' });
}

test('a click with a key is left to the browser', () => {
  const picture = show();
  const click = createEvent.click(picture, { ctrlKey: true });
  fireEvent(picture, click);
  expect(click.defaultPrevented).toBe(false);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the dialog shows the large picture, and the small WebP where a browser has no AVIF', () => {
  fireEvent.click(show());
  const enlarged = within(screen.getByRole('dialog')).getByRole('img', { name: 'Сайт цветов' });
  const source = enlarged.parentElement?.querySelector('source[type="image/avif"]');
  expect(source?.getAttribute('srcset')).toMatch(/\/large\.avif$/);
  expect(enlarged).toHaveAttribute('src', expect.stringMatching(/\/small\.webp$/));
});
