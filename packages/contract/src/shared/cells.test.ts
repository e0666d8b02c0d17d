import { expect, it } from 'vitest';
import { cellText, countCell, dayCell, decimalCell, minuteCell, moneyCell } from './cells.ts';

it.each([
  ['a count', countCell(12), { text: '12', value: 12, format: '0' }],
  ['a whole number', decimalCell('8'), { text: '8', value: 8, format: '0' }],
  ['a rate', decimalCell('8.875'), { text: '8.875', value: 8.875, format: '0.000' }],
  [
    'an amount with cents',
    moneyCell(123_450, 'USD'),
    { text: '1234.50', value: 1234.5, format: '[$$] #,##0.00' },
  ],
  [
    'an amount without',
    moneyCell(1234, 'JPY'),
    { text: '1234', value: 1234, format: '[$¥] #,##0' },
  ],
  // Excel's day 45000 is March 15, 2023.
  ['a day', dayCell('2023-03-15'), { text: '2023-03-15', value: 45_000, format: 'yyyy-mm-dd' }],
  [
    'a minute of a store',
    minuteCell(new Date('2023-03-15T22:06:00Z'), 'America/New_York'),
    { text: '2023-03-15 18:06', value: 45_000 + 18.1 / 24, format: 'yyyy-mm-dd hh:mm' },
  ],
])('%s is a number in a workbook and text in a CSV file', (_what, cell, { text, ...expected }) => {
  expect(cellText(cell)).toBe(text);
  expect(cell).toMatchObject({ text, format: expected.format });
  expect(typeof cell === 'string' ? Number.NaN : cell.value).toBeCloseTo(expected.value, 9);
});

it('leaves the cell empty without a value', () => {
  expect([decimalCell(''), dayCell(''), cellText('Rye bread')]).toEqual(['', '', 'Rye bread']);
});
