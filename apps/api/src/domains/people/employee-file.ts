import { selectEmployees, type EmployeesWanted } from '@counter/contract/people';
import { dayAt, moneyInput } from '@counter/contract/shared';
import { byteOrderMark, writeRows } from '../../platform/csv/write-rows.ts';
import type { CsvFile } from '../../platform/http/csv.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findEmployeeRows, type EmployeeRow } from './employees.repository.ts';

const columns = [
  'First name',
  'Last name',
  'Mobile #',
  'Address',
  'Salary per month',
  'Currency',
  'Designation',
  'CNIC #',
  'Email',
  'Joining date',
  'End date',
  'End reason',
  'Notes',
];

/** The employees that a search and a filter find, as a file. */
export function writeEmployees(
  platform: Pick<Platform, 'db' | 'clock'>,
  scope: StoreScope,
  wanted: EmployeesWanted,
): CsvFile {
  const today = dayAt(platform.clock.now(), scope.timeZone);
  return {
    filename: `employees-${scope.storeUrl}-${today}.csv`,
    text: writeLines(platform, scope, wanted, today),
  };
}

async function* writeLines(
  { db }: Pick<Platform, 'db'>,
  scope: StoreScope,
  wanted: EmployeesWanted,
  today: string,
): AsyncGenerator<string> {
  const rows = selectEmployees(await findEmployeeRows(db, scope), wanted, today);
  yield byteOrderMark + writeRows([columns, ...rows.map(toCells)]);
}

function toCells(row: EmployeeRow): string[] {
  return [
    row.firstName,
    row.lastName,
    row.mobileNumber,
    row.address,
    moneyInput(row.salary, row.currency),
    row.currency,
    row.designation,
    row.cnic,
    row.email,
    row.joiningDate ?? '',
    row.endDate ?? '',
    row.endReason,
    row.notes,
  ];
}
