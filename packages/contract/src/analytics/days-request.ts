import { z } from 'zod/mini';
import { startBeforeEnd } from '../shared/asked-days.ts';
import { dayInput } from '../shared/dates.ts';
import { id, userIdClaim } from '../shared/schema.ts';

/** The first and last store day of the figures. */
export const daysOfStore = {
  userId: userIdClaim,
  storeId: id,
  startDate: dayInput,
  endDate: dayInput,
};

export const daysRequest = z.object(daysOfStore).check(startBeforeEnd);
