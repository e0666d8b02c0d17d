import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPercent } from './percent.ts';

test('shows a share with one decimal, except 0% and 100%', () => {
  const shown = [0, 0.02, 50, 93.75, 94, 99.97, 100].map(formatPercent);
  expect(shown).toEqual(['0%', '0.1%', '50.0%', '93.8%', '94.0%', '99.9%', '100%']);
});

test('never shows a share between none and all as 0% or 100%', () => {
  const share = fc.double({ min: 0, max: 100, noNaN: true, minExcluded: true, maxExcluded: true });
  fc.assert(
    fc.property(share, (percent) => {
      expect(formatPercent(percent)).toMatch(/^\d{1,2}\.\d%$/);
      expect(formatPercent(percent)).not.toBe('0.0%');
    }),
  );
});
