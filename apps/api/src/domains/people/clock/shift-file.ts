import type { PlannedHours, Shift } from '@counter/contract/people';
import {
  countCell,
  dayCell,
  decimalCell,
  minuteCell,
  moneyCell,
  type Cell,
  type Period,
} from '@counter/contract/shared';
import type { TableFile } from '../../../platform/http/table-file.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { findShifts } from './shifts.service.ts';

/** A shift, or a day on which an employee was planned but didn't work. */
type Line = Pick<Shift, 'name' | 'employeeId' | 'day'> & {
  readonly shift?: Shift;
  /** The employee's planned minutes of the day, on the day's first line only. */
  readonly planned?: number;
};

type Column = readonly [title: string, cell: (line: Line, scope: StoreScope) => Cell];

const hoursCell = (minutes: number): Cell => decimalCell((minutes / 60).toFixed(2));

const columns: readonly Column[] = [
  ['Name', ({ name }) => name],
  ['Employee number', ({ employeeId }) => countCell(employeeId)],
  ['Date', ({ day }) => dayCell(day)],
  ['In', ({ shift }, { timeZone }) => timeCell(shift?.startedAt, timeZone)],
  ['Out', ({ shift }, { timeZone }) => timeCell(shift?.endedAt, timeZone)],
  ['Breaks (minutes)', ({ shift }) => countCell(shift?.breakMinutes ?? 0)],
  ['Hours', ({ shift }) => hoursCell(shift?.minutes ?? 0)],
  ['Tips', ({ shift }, { currency }) => moneyCell(shift?.tips ?? 0, currency)],
  ['Currency', (_line, { currency }) => currency],
  ['Correction', ({ shift }) => shift?.reason ?? ''],
  ['Planned hours', ({ planned }) => (planned === undefined ? '' : hoursCell(planned))],
];

function timeCell(at: string | null | undefined, timeZone: string): Cell {
  return at ? minuteCell(new Date(at), timeZone) : '';
}

/** Joins shifts with planned hours by day and name. Planned hours appear once per employee and day. */
function joinLines(shifts: readonly Shift[], planned: readonly PlannedHours[]): Line[] {
  const keyOf = ({ day, employeeId }: Pick<Line, 'day' | 'employeeId'>) => `${day} ${employeeId}`;
  const left = new Map(planned.map((one) => [keyOf(one), one]));
  const worked = shifts.map((shift): Line => {
    const { name, employeeId, day } = shift;
    const minutes = left.get(keyOf(shift))?.minutes;
    left.delete(keyOf(shift));
    return { name, employeeId, day, shift, ...(minutes === undefined ? {} : { planned: minutes }) };
  });
  const missed = [...left.values()].map(({ minutes, ...rest }): Line => ({
    ...rest,
    planned: minutes,
  }));
  return [...worked, ...missed].toSorted(
    (one, other) => one.day.localeCompare(other.day) || one.name.localeCompare(other.name),
  );
}

/** Exports the shifts of a period for payroll, with the planned hours. */
export function writeShifts(
  platform: Pick<Platform, 'db' | 'clock'>,
  scope: StoreScope,
  days: Period,
): TableFile {
  return {
    name: `hours-${scope.storeUrl}-${days.from}-${days.to}`,
    sheet: 'Hours',
    head: columns.map(([title]) => title),
    lines: readLines(platform, scope, days),
  };
}

async function* readLines(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  scope: StoreScope,
  days: Period,
) {
  const { shifts, planned } = await findShifts(db, scope, days, clock.now());
  yield joinLines(shifts, planned).map((line) => columns.map(([, cell]) => cell(line, scope)));
}
