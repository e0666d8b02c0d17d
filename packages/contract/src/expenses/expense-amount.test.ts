import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyInput, parseMoney } from '../shared/money.ts';
import { fitsAmountField } from './expense-amount.ts';

const amount = fc.integer({ min: 0, max: 10_000_000_000_000 });

test('an amount fits if it can be written in 10 characters', () => {
  fc.assert(
    fc.property(amount, (minor) => {
      const shortest = moneyInput(minor)
        .replace(/(\.\d*?)0+$/, '$1')
        .replace(/\.$/, '');
      expect(parseMoney(shortest)).toBe(minor);
      expect(fitsAmountField(minor)).toBe(shortest.length <= 10);
    }),
  );
});
