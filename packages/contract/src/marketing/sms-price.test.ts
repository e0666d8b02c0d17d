import fc from 'fast-check';
import { expect, it } from 'vitest';
import { costOfParts, formatPartPrice } from './sms-price.ts';

it('is rounded once, to the nearest minor unit', () => {
  const parts = fc.integer({ min: 0, max: 1_000_000 });
  const price = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(parts, price, (count, partPrice) => {
      const cost = costOfParts(count, partPrice);
      const twice = 2 * (cost * 100 - count * partPrice);
      expect(Number.isInteger(cost)).toBe(true);
      expect(twice).toBeGreaterThan(-100);
      expect(twice).toBeLessThanOrEqual(100);
    }),
  );
  expect(costOfParts(3, 79)).toBe(2);
  expect(costOfParts(1, 50)).toBe(1);
});

it('is parsed with its own decimals', () => {
  expect(formatPartPrice(79, 'USD')).toBe('$ 0.0079');
  expect(formatPartPrice(80, 'USD')).toBe('$ 0.008');
  expect(formatPartPrice(200, 'USD')).toBe('$ 0.02');
});
