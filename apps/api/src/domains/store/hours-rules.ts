import { ProblemError, refusedField } from '../../platform/kernel/problem.ts';
import type { ExceptionRow } from './hours.repository.ts';

const maxExceptions = 100;

/**
 * Rejects an exception that is in the past, or that overlaps another one for the same delivery method.
 * @throws ProblemError INVALID_FIELDS, NOT_FOUND if the changed exception is gone, CONFLICT if there are too many
 */
export function checkException(
  exception: ExceptionRow,
  known: readonly ExceptionRow[],
  today: string,
): void {
  if (exception.id !== 0 && !known.some(({ id }) => id === exception.id)) {
    throw new ProblemError('NOT_FOUND', 'These days were removed or are over.');
  }
  if (exception.lastDay < today) throw refusedField('lastDay', 'These days are over');
  const other = known.find((one) => one.id !== exception.id && meets(one, exception));
  if (other) throw refusedField('firstDay', `Overlaps with ${other.name}`);
  if (known.length >= maxExceptions && exception.id === 0) {
    throw new ProblemError('CONFLICT', `At most ${maxExceptions} exceptions. Remove one first.`);
  }
}

function meets(one: ExceptionRow, other: ExceptionRow): boolean {
  const sameWay = one.way === null || other.way === null || one.way === other.way;
  return sameWay && one.firstDay <= other.lastDay && other.firstDay <= one.lastDay;
}
