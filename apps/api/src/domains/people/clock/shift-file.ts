import type { Shift } from '@counter/contract/people';
import {
  countCell,
  dayCell,
  decimalCell,
  minuteCell,
  moneyCell,
  type Cell,
} from '@counter/contract/shared';
import type { TableFile } from '../../../platform/http/table-file.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import type { Days } from './shifts.repository.ts';
import { findShifts } from './shifts.service.ts';

type Column = readonly [title: string, cell: (shift: Shift, scope: StoreScope) => Cell];

const columns: readonly Column[] = [
  ['Name', ({ name }) => name],
  ['Employee number', ({ employeeId }) => countCell(employeeId)],
  ['Date', ({ day }) => dayCell(day)],
  ['In', ({ startedAt }, { timeZone }) => minuteCell(new Date(startedAt), timeZone)],
  [
    'Out',
    ({ endedAt }, { timeZone }) =>
      endedAt === null ? '' : minuteCell(new Date(endedAt), timeZone),
  ],
  ['Breaks (minutes)', (shift) => countCell(shift.breakMinutes)],
  ['Hours', ({ minutes }) => decimalCell((minutes / 60).toFixed(2))],
  ['Tips', ({ tips }, { currency }) => moneyCell(tips, currency)],
  ['Currency', (_shift, { currency }) => currency],
  ['Correction', ({ reason }) => reason],
];

/** Writes the shifts of a range of days for payroll. */
export function writeShifts(
  platform: Pick<Platform, 'db' | 'clock'>,
  scope: StoreScope,
  days: Days,
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
  days: Days,
) {
  const { shifts } = await findShifts(db, scope, days, clock.now());
  yield shifts.map((shift) => columns.map(([, cell]) => cell(shift, scope)));
}
