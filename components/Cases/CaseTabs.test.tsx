import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CaseTabs } from './CaseTabs';

const tabs = [
  { id: 'all', label: 'Все' },
  { id: 'beauty', label: 'Красота' },
  { id: 'legal', label: 'Право' },
];

function show() {
  render(
    <CaseTabs label="Ниши" tabs={tabs}>
      <p>кейсы</p>
    </CaseTabs>,
  );
  return userEvent.setup();
}

const tab = (name: string) => screen.getByRole('tab', { name });

test('the first tab is selected and labels the panel', () => {
  show();
  expect(tab('Все')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Все' })).toHaveAttribute('data-filter', 'all');
});

test('a click filters the panel', async () => {
  const user = show();
  await user.click(tab('Право'));
  const panel = await screen.findByRole('tabpanel', { name: 'Право' });
  expect(panel).toHaveAttribute('data-filter', 'legal');
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
  await user.keyboard('{End}');
  expect(tab('Право')).toHaveAttribute('aria-selected', 'true');
});
