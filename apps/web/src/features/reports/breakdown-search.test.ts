import { expect, test } from 'vitest';
import { dayValues, findMisread, textValues, wordValues } from '../../testing/find-misread.ts';
import { breakdownMethods, breakdownSearch, breakdownStatuses } from './breakdown-search.ts';

test('the address of the order breakdown keeps what makes sense', () => {
  expect(
    findMisread(breakdownSearch, {
      search: textValues,
      status: wordValues(...breakdownStatuses),
      method: wordValues(...breakdownMethods),
      from: dayValues,
      to: dayValues,
      range: wordValues('TODAY', 'LAST_7_DAYS'),
    }),
  ).toEqual([]);
});
