import { test } from 'vitest';
import { dayValues, expectReads, textValues, wordValues } from '../../testing/expect-reads.ts';
import { breakdownMethods, breakdownSearch, breakdownStatuses } from './breakdown-search.ts';

test('the address of the order breakdown keeps what makes sense', () => {
  expectReads(breakdownSearch, {
    search: textValues,
    status: wordValues(...breakdownStatuses),
    method: wordValues(...breakdownMethods),
    from: dayValues,
    to: dayValues,
    range: wordValues('TODAY', 'LAST_7_DAYS'),
  });
});
