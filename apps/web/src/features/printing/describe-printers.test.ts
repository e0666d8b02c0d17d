import { expect, test } from 'vitest';
import { describePrinters } from './describe-printers.ts';

const kitchen = { name: 'Kitchen', condition: 'OUT_OF_PAPER' } as const;
const bar = { name: 'Bar printer', condition: 'SILENT' } as const;

function words(...printers: Parameters<typeof describePrinters>[0]): string {
  const { who, trouble } = describePrinters(printers);
  return `${who} ${trouble}`;
}

test('one printer shows its name and problem, without repeating "printer"', () => {
  expect(words(kitchen)).toBe('Kitchen printer out of paper');
  expect(words(bar)).toBe('Bar printer not reachable');
  expect(words({ ...kitchen, condition: 'BROKEN' })).toBe('Kitchen printer needs attention');
});

test('two printers are named with their shared problem', () => {
  expect(words(kitchen, { ...bar, condition: 'OUT_OF_PAPER' })).toBe(
    'Kitchen and Bar printers out of paper',
  );
  expect(words(kitchen, bar)).toBe('Kitchen and Bar printers need attention');
});

test('three or more printers are counted', () => {
  expect(words(kitchen, bar, { ...kitchen, name: 'Grill' })).toBe('3 printers need attention');
});
