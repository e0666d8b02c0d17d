import type { MailedRhythm } from '@counter/contract/notifications';
import type { Period } from '@counter/contract/shared';
import { latestPeriod } from './due-periods.ts';

type Scheduled = {
  readonly rhythm: MailedRhythm;
  readonly timeZone: string;
  /** Periods that fell due before this are not sent. */
  readonly since: Date;
};

/**
 * Returns the latest period whose statement is due: the last week (Monday to Sunday) or the last month, from 07:00
 * store time on the day after. Null if it fell due before the schedule was set up.
 */
export function dueStatement({ rhythm, timeZone, since }: Scheduled, now: Date): Period | null {
  const { period, dueAt } = latestPeriod(rhythm, now, timeZone);
  return dueAt < since ? null : period;
}
