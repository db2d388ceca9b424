/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Enlarge } from './Enlarge';

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

test('a click with a key is left to the browser', () => {
  const picture = show();
  const click = createEvent.click(picture, { ctrlKey: true });
  fireEvent(picture, click);
  expect(click.defaultPrevented).toBe(false);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
