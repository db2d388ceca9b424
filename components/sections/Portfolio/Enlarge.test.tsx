/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { Enlarge } from './Enlarge';

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
Element.prototype.scrollTo = () => {};

const labels = {
  enlarged: 'Работа крупно',
  close: 'Закрыть',
  previous: 'Назад',
  next: 'Дальше',
  button: 'Хочу похожий',
};
const flowers = {
  title: 'Цветы',
  alt: 'Сайт цветов',
  large: '/large.avif',
  phone: '/phone.avif',
  fallback: '/small.webp',
};

beforeEach(() => history.replaceState(null, ''));

function show() {
  render(
    <Enlarge labels={labels} pictures={[flowers]}>
      <a href="/large.avif" data-enlarges={0}>
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

test('the dialog shows the large picture, on a phone that of the phone, and without AVIF the small WebP', () => {
  fireEvent.click(show());
  const enlarged = within(screen.getByRole('dialog')).getByRole('img', { name: 'Сайт цветов' });
  const sources = [...(enlarged.parentElement?.querySelectorAll('source') ?? [])];
  expect(sources.map(({ srcset, media }) => [srcset, media])).toEqual([
    ['/phone.avif', '(width < 48rem)'],
    ['/large.avif', ''],
  ]);
  expect(enlarged).toHaveAttribute('src', expect.stringMatching(/\/small\.webp$/));
});
