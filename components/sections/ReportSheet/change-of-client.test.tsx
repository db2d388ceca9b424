/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { parse } from 'yaml';
import { partsOfMonth } from '@/lib/month-names';
import { ReportSheet } from './ReportSheet';

const { sheet } = parse(readFileSync('e2e/content/home.yaml', 'utf8')).hero;
const { words } = parse(readFileSync('e2e/content/results.yaml', 'utf8'));

const leads = { vkLeads: 10, vkCost: 100, yandexLeads: 0, yandexCost: 0, sales: 5 };
const months = [{ month: 'Март', monthParts: partsOfMonth('Март'), ...leads }];
const sale = ['ёж', 'ежа', 'ежей'];
const clients = ['мастерская', 'ёлки'].map((business) => {
  return { id: business, company: business, business, months, services: [], sale };
});

test('the sheet follows a change of its client', () => {
  const pageOf = (client: string) => (
    <ReportSheet
      sheet={{ ...sheet, client }}
      results={{ clients, words } as never}
      cases={[]}
      services={[]}
    />
  );
  const { rerender } = render(pageOf('мастерская'));
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Мастерская');
  rerender(pageOf('ёлки'));
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Ёлки');
  expect(screen.getByText(/^Ёлки, 1/)).toBeInTheDocument();
});
