import { test } from 'vitest';
import {
  dayValues,
  expectReads,
  pageValues,
  textValues,
  wordValues,
} from '../../testing/expect-reads.ts';
import { listedStatuses, payoutsSearch } from './payouts-search.ts';

test('the address of the payouts keeps what makes sense', () => {
  expectReads(payoutsSearch, {
    status: wordValues(...listedStatuses),
    from: dayValues,
    to: dayValues,
    range: wordValues('TODAY', 'LAST_7_DAYS'),
    page: pageValues,
    payout: textValues,
  });
});
