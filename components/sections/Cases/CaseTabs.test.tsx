/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CaseTabs } from './CaseTabs';

const tabs = [
  { label: 'Все' },
  { label: 'Красота', category: 'beauty' },
  { label: 'Право', category: 'legal' },
];

function show() {
  render(
    <CaseTabs label="Ниши" tabs={tabs}>
      <p data-category="beauty">
        салон <details>Каре</details>
      </p>
      <p data-category="legal">юрист</p>
    </CaseTabs>,
  );
  return userEvent.setup();
}

const tab = (name: string) => screen.getByRole('tab', { name });

test('the first tab is selected, labels the panel and shows all cards', () => {
  show();
  expect(tab('Все')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Все' })).toBeInTheDocument();
  for (const card of ['салон', 'юрист']) expect(screen.getByText(card)).toBeVisible();
});

test('one tab is in the tab order, and the arrow keys cycle through all', async () => {
  const user = show();
  await user.tab();
  expect(tab('Все')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(tab('Право')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(tab('Красота')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(tab('Все')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{End}{Alt>}{ArrowLeft}{/Alt}{Control>}{Home}{/Control}');
  expect(tab('Право')).toHaveAttribute('aria-selected', 'true');
});

test('a category shows its cards alone, and opens them', async () => {
  const user = show();
  await user.click(tab('Право'));
  expect(screen.getByText('салон')).not.toBeVisible();
  await user.click(tab('Красота'));
  expect(screen.getByText('салон')).toBeVisible();
  await waitFor(() => expect(screen.getByText('Каре')).toHaveAttribute('open'));
});
