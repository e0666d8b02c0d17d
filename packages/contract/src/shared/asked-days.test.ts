import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { atMostAYear, startBeforeEnd } from './asked-days.ts';
import { dayInput } from './dates.ts';

const request = z
  .object({ startDate: dayInput, endDate: dayInput })
  .check(startBeforeEnd, atMostAYear);

test.each([
  ['2026-01-01', '2026-12-31', []],
  ['2026-01-01', '2027-01-01', ['Choose at most one year.']],
  ['2026-01-02', '2026-01-01', ['Start date must not be after the end date.']],
  ['yesterday', '2026-01-01', ['Enter a date such as 11/21/2026 or 2026-11-21']],
  ['2026-01-01', '9999-12-31', ['Enter a date such as 11/21/2026 or 2026-11-21']],
])('days from %s to %s: %j', (startDate, endDate, messages) => {
  const { error } = request.safeParse({ startDate, endDate });
  expect((error?.issues ?? []).map(({ message }) => message)).toEqual(messages);
});
