import { comparisons, daysOfRange, rangeNames } from '@counter/contract/shared';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparisonIn, rangeIn } from '../../../lib/url/range-address.ts';
import { rangeSearch } from '../../../lib/url/range-search.ts';
import { searchOfWayBack, wayBackIn, wayBackTo } from './way-back.ts';

const own = fc.constantFrom(
  { from: '2026-11-16', to: '2026-11-22' },
  { from: '2026-11-16', to: '2026-11-16' },
);
const range = fc.oneof(fc.constantFrom(...rangeNames), own);

test('the back link keeps the days and the comparison', () => {
  fc.assert(
    fc.property(range, fc.constantFrom(...comparisons), (chosen, comparison) => {
      const address = { ...wayBackTo(chosen, comparison) };
      const search = rangeSearch({ ...searchOfWayBack(wayBackIn(address)) });
      const today = '2026-11-25';
      const otherwise = { from: '2020-01-01', to: '2020-01-01' };
      expect(daysOfRange(rangeIn(search, otherwise), today)).toEqual(daysOfRange(chosen, today));
      expect(comparisonIn(search)).toBe(comparison);
    }),
  );
});

test.each(['', 'NEVER', '..', '2026-11-16..', '2026-13-01..2026-11-22', 7, undefined])(
  'ignores a back link with %s',
  (back) => {
    expect(searchOfWayBack(wayBackIn({ back }))).toBeUndefined();
  },
);
