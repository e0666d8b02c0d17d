import { findCurrency, moneyInput, parseMoney } from '@counter/contract/shared';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainNumber, readTyped, writeTyped, type Notation } from './typed-number.ts';

const money = (currency: string): Notation => ({
  parse: (text) => parseMoney(text, currency),
  show: (minor) => moneyInput(minor, currency),
});

test('reads amounts as people type them', () => {
  const read = (text: string) => readTyped(text, money('USD'));
  expect(['12', '12.5', '12.50', ' 12.50 ', '$12.50', '1,200', '.5'].map(read)).toEqual([
    1200, 1250, 1250, 1250, 1250, 120_000, 50,
  ]);
});

test('tells an empty text from an unreadable one', () => {
  expect(readTyped('  ', money('USD'))).toBeNull();
  expect(readTyped('twelve', money('USD'))).toBeNaN();
  expect(readTyped('12.505', money('USD'))).toBeNaN();
  expect(writeTyped(null, money('USD'))).toBe('');
  expect(writeTyped(Number.NaN, money('USD'))).toBe('');
});

test('accepts as many decimals as the field allows, and a sign only if it allows one', () => {
  const read = (text: string, ...notation: Parameters<typeof plainNumber>) =>
    readTyped(text, plainNumber(...notation));
  expect(read('1,200', 0)).toBe(1200);
  expect(read('12.5', 0)).toBeNaN();
  expect(read('12.5', 3)).toBe(12.5);
  expect(read('.5', 3)).toBe(0.5);
  expect(read('0.0005', 3)).toBeNaN();
  expect(read('.', 3)).toBeNaN();
  expect(read('1,20', 0)).toBeNaN();
  expect(read('-5', 0)).toBeNaN();
  expect(['-5', '−5', '+5'].map((text) => read(text, 0, true))).toEqual([-5, -5, 5]);
});

test('reads back exactly what the field shows', () => {
  const amounts = fc.integer({ min: 0, max: 100_000_000 });
  const currencies = fc.constantFrom('USD', 'JPY', 'BHD', 'EUR');
  fc.assert(
    fc.property(amounts, currencies, (minor, currency) => {
      expect(readTyped(writeTyped(minor, money(currency)), money(currency))).toBe(minor);
    }),
  );
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 3 }), (digits, decimals) => {
      const value = digits / 10 ** decimals;
      const notation = plainNumber(decimals);
      expect(readTyped(writeTyped(value, notation), notation)).toBe(value);
    }),
  );
});

test('reads an amount with thousands separators as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (minor) => {
      const { symbol } = findCurrency('USD');
      const typed = `${symbol}${(minor / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
      expect(readTyped(typed, money('USD'))).toBe(minor);
    }),
  );
});
