import { expect, it } from 'vitest';
import { usualDates } from './usual-dates.ts';

it.each([
  ['America/New_York', 'MONTH_FIRST', '12_HOUR'],
  ['America/Toronto', 'YEAR_FIRST', '12_HOUR'],
  ['Europe/London', 'DAY_FIRST', '24_HOUR'],
  ['Europe/Berlin', 'DAY_FIRST', '24_HOUR'],
  ['Asia/Karachi', 'DAY_FIRST', '12_HOUR'],
  ['Asia/Calcutta', 'DAY_FIRST', '12_HOUR'],
  ['Asia/Tehran', 'YEAR_FIRST', '24_HOUR'],
  ['Asia/Tokyo', 'YEAR_FIRST', '24_HOUR'],
  ['UTC', 'MONTH_FIRST', '12_HOUR'],
])('dates in %s default to %s with a clock of %s', (timeZone, order, clock) => {
  expect(usualDates(timeZone)).toEqual({ order, clock });
});
