import type { Period } from '@counter/contract/shared';
import {
  breakMinutes,
  shareByWeights,
  shiftMinutes,
  type PlannedHours,
  type Shift,
  type ShiftTimes,
} from '@counter/contract/people';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { sumPlannedHours } from '../plan/plan.service.ts';
import { findShiftRows, sumTipsByDay, type ShiftRow } from './shifts.repository.ts';

/** A day's shifts with their share of the day's tips. */
type ShiftDay = { readonly shifts: readonly Shift[]; readonly unsharedTips: number };

/**
 * Returns the shifts of a period for each day that has shifts or tips. Tips are split to the cent by minutes worked;
 * those of a day without shifts stay unshared.
 */
export async function findShiftDays(
  db: Db | Tx,
  scope: StoreScope,
  days: Period,
  now: Date,
): Promise<ReadonlyMap<string, ShiftDay>> {
  const [rows, sums] = await Promise.all([
    findShiftRows(db, scope, days),
    sumTipsByDay(db, scope, days),
  ]);
  const tipsOf = new Map(sums.map(({ day, tips }) => [day, tips]));
  const byDay = Map.groupBy(rows, ({ day }) => day);
  const all = [...new Set([...byDay.keys(), ...tipsOf.keys()])].toSorted();
  return new Map(all.map((day) => [day, toDay(byDay.get(day) ?? [], tipsOf.get(day) ?? 0, now)]));
}

function toDay(rows: readonly ShiftRow[], tips: number, now: Date): ShiftDay {
  const minutes = rows.map((row) => shiftMinutes(timesOf(row), now));
  const shares = shareByWeights(tips, minutes);
  const shifts = rows.map((row, place) => toShift(row, shares[place] ?? 0, now));
  const shared = shares.reduce((sum, share) => sum + share, 0);
  return { shifts, unsharedTips: Math.max(0, tips) - shared };
}

/** Converts a shift row to the times that the shift rules use. */
function timesOf({ startedAt, endedAt, breaks }: ShiftRow): ShiftTimes {
  return {
    startedAt: startedAt.toISOString(),
    endedAt: endedAt && endedAt.toISOString(),
    breaks,
  };
}

function toShift(row: ShiftRow, tips: number, now: Date): Shift {
  const { id, employeeId, name, day, reason, changedBy, version } = row;
  const times = timesOf(row);
  return {
    id,
    employeeId,
    name,
    day,
    ...times,
    breaks: [...row.breaks],
    breakMinutes: breakMinutes(times, now),
    minutes: shiftMinutes(times, now),
    tips,
    reason,
    changedBy,
    olVersion: version,
  };
}

type ShiftList = {
  readonly currency: string;
  readonly shifts: Shift[];
  readonly unsharedTips: number;
  readonly planned: PlannedHours[];
};

/** Returns the shifts of a period, by day and name, with unshared tips and planned hours. */
export async function findShifts(
  db: Db | Tx,
  scope: StoreScope,
  days: Period,
  now: Date,
): Promise<ShiftList> {
  const [byDay, planned] = await Promise.all([
    findShiftDays(db, scope, days, now),
    sumPlannedHours(db, scope, days),
  ]);
  const found = [...byDay.values()];
  return {
    planned,
    currency: scope.currency,
    shifts: found.flatMap(({ shifts }) => shifts),
    unsharedTips: found.reduce((sum, { unsharedTips }) => sum + unsharedTips, 0),
  };
}
