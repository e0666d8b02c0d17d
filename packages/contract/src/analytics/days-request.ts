import { z } from 'zod/mini';
import { dayInput } from '../shared/dates.ts';
import { fieldRule } from '../shared/fields.ts';
import { id, userIdClaim } from '../shared/schema.ts';

/** The store days that figures are of, both included. */
export const daysOfStore = {
  userId: userIdClaim,
  storeId: id,
  startDate: dayInput,
  endDate: dayInput,
};

export const startBeforeEnd = fieldRule<{ startDate: string; endDate: string }>(
  'startDate',
  'Start date must not be after the end date.',
  ({ startDate, endDate }) => !startDate || !endDate || startDate <= endDate,
);

export const daysRequest = z.object(daysOfStore).check(startBeforeEnd);
