import { expect, test } from 'vitest';
import { findMisread, textValues } from '../../../testing/find-misread.ts';
import { calendarSearch } from './calendar-search.ts';

test('the address of the calendar keeps its month', () => {
  expect(findMisread(calendarSearch, { month: textValues })).toEqual([]);
});
