import { test } from 'vitest';
import { expectReads, textValues } from '../../../testing/expect-reads.ts';
import { calendarSearch } from './calendar-search.ts';

test('the address of the calendar keeps its month', () => {
  expectReads(calendarSearch, { month: textValues });
});
