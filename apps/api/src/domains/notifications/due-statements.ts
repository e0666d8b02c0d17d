import type { MailedRhythm } from '@counter/contract/notifications';
import type { Period } from '@counter/contract/shared';
import { latestPeriod } from './due-periods.ts';

type Scheduled = {
  readonly rhythm: MailedRhythm;
  readonly timeZone: string;
  /** Only what falls due after this is sent. */
  readonly since: Date;
};

/**
 * Returns the period whose statement is to be mailed at an instant, unless it was: the last week from Monday to Sunday
 * or the last month, from 07:00 of the store on the day after. Null if it fell due before the schedule began.
 */
export function dueStatement({ rhythm, timeZone, since }: Scheduled, now: Date): Period | null {
  const { period, dueAt } = latestPeriod(rhythm, now, timeZone);
  return dueAt < since ? null : period;
}
