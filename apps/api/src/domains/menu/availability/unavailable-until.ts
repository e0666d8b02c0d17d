import { startOfNextDay } from '@counter/contract/menu';
import { refusedField } from '../../../platform/kernel/problem.ts';
import type { Work } from '../../../platform/events/work.ts';

/**
 * Returns the time at which an unavailable item returns automatically; null until somebody changes it.
 * @throws ProblemError INVALID_FIELDS on `until` for a time in the past
 */
export function readUntil(
  until: string | null | undefined,
  { at, scope }: Pick<Work, 'at' | 'scope'>,
): Date | null {
  if (until === undefined || until === null) return null;
  if (until === 'TODAY') return startOfNextDay(at, scope.timeZone);
  const end = new Date(until);
  if (end > at) return end;
  throw refusedField('until', 'Choose a time in the future.');
}
