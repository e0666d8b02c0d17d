import { copyToNextWeek, isEmployed } from '@counter/contract/people';
import { addDays, spokenDay } from '@counter/contract/shared';
import type { Work } from '../../../platform/events/work.ts';
import { ProblemError } from '../../../platform/kernel/problem.ts';
import { createPlanned, findPlannedRows, lockPlannable } from './plan.repository.ts';

type Copied = { readonly ids: number[]; readonly left: number };

/**
 * Copies the planned shifts of the previous seven days to seven days without any, at the same local times. Skips former
 * employees and shifts that would overlap ones on the surrounding days.
 * @throws ProblemError CONFLICT if there is nothing to copy or the days already have shifts
 */
export async function copyPlannedWeek(work: Work, from: string): Promise<Copied> {
  const { tx, scope, audit, emit } = work;
  const employees = await lockPlannable(tx, scope);
  const [week, before] = await Promise.all([
    findPlannedRows(tx, scope, { from: addDays(from, -1), to: addDays(from, 7) }),
    findPlannedRows(tx, scope, { from: addDays(from, -7), to: addDays(from, -1) }),
  ]);
  if (week.some(({ day }) => day >= from && day < addDays(from, 7))) {
    throw new ProblemError('CONFLICT', 'This week already has planned shifts.');
  }
  if (before.length === 0) {
    throw new ProblemError('CONFLICT', 'No shifts are planned in the week before.');
  }
  const known = new Map(employees.map((one) => [one.employeeId, one]));
  const copies = copyToNextWeek(before, {
    kept: week,
    isEmployed: ({ employeeId, day }) => {
      const employee = known.get(employeeId);
      return employee !== undefined && isEmployed(employee, day);
    },
  });
  const ids = await createPlanned(work, copies);
  if (ids.length > 0) {
    audit({
      action: 'planned_shift.copy',
      entity: 'planned-week',
      entityId: null,
      subject: spokenDay(from, scope),
      after: { from, shifts: ids.length },
    });
    emit({ kind: 'people.changed' });
  }
  return { ids, left: before.length - ids.length };
}
