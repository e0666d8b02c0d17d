import {
  employee,
  selectEmployees,
  type Employee,
  type EmployeesWanted,
} from '@counter/contract/people';
import { dayAt, moneyInput } from '@counter/contract/shared';
import { visibleColumns, type Column } from '../../platform/http/visible-columns.ts';
import { byteOrderMark, writeRows } from '../../platform/kernel/csv/write-rows.ts';
import type { CsvFile } from '../../platform/http/csv.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findEmployees } from './employees.service.ts';

const columns: readonly Column<Employee>[] = [
  { title: 'First name', of: 'firstName', text: (one) => one.firstName },
  { title: 'Last name', of: 'lastName', text: (one) => one.lastName },
  { title: 'Mobile #', of: 'mobileNumber', text: (one) => one.mobileNumber },
  { title: 'Address', of: 'address', text: (one) => one.address ?? '' },
  {
    title: 'Salary per month',
    of: 'salary',
    text: ({ salary, currency }) => (salary === undefined ? '' : moneyInput(salary, currency)),
  },
  { title: 'Currency', of: 'currency', text: (one) => one.currency },
  { title: 'Designation', of: 'designation', text: (one) => one.designation },
  { title: 'CNIC #', of: 'cnic', text: (one) => one.cnic ?? '' },
  { title: 'Email', of: 'email', text: (one) => one.email },
  { title: 'Joining date', of: 'joiningDate', text: (one) => one.joiningDate ?? '' },
  { title: 'End date', of: 'endDate', text: (one) => one.endDate ?? '' },
  { title: 'End reason', of: 'endReason', text: (one) => one.endReason ?? '' },
  { title: 'Notes', of: 'notes', text: (one) => one.notes ?? '' },
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
  const table = visibleColumns(employee, columns, scope.role);
  const employees = (await findEmployees(db, scope)).map(table.toVisible);
  const rows = selectEmployees(employees, wanted, today);
  yield byteOrderMark + writeRows([table.titles, ...rows.map(table.toCells)]);
}
