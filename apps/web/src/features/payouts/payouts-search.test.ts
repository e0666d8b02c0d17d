import { expect, test } from 'vitest';
import {
  dayValues,
  findMisread,
  pageValues,
  textValues,
  wordValues,
} from '../../testing/find-misread.ts';
import { listedStatuses, payoutsSearch } from './payouts-search.ts';

test('the address of the payouts keeps what makes sense', () => {
  expect(
    findMisread(payoutsSearch, {
      status: wordValues(...listedStatuses),
      from: dayValues,
      to: dayValues,
      range: wordValues('TODAY', 'LAST_7_DAYS'),
      page: pageValues,
      payout: textValues,
    }),
  ).toEqual([]);
});
