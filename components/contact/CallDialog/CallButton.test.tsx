/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'yaml';
import { CallButton } from './CallButton';

// After a release the host no longer has the script.
jest.mock('./CallDialog', () => {
  throw new Error('gone');
});

const { call } = parse(readFileSync('e2e/content/calculator.yaml', 'utf8'));

test('a button whose dialog is gone calls at once', async () => {
  // jsdom follows only addresses that are fragments.
  const phone = { type: 'phone', label: '', value: '', href: '#call', external: false } as const;
  render(<CallButton label="Позвонить" copy={call} contacts={[phone]} />);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(window.location.hash).toBe('#call'));
});
