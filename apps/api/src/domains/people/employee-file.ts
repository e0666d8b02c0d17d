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
import type { EmployeeFacts, EmploymentEnd } from './employees.repository.ts';
import { findEmployees } from './employees.service.ts';

type Fields = keyof EmployeeFacts | keyof EmploymentEnd;

/** The columns of a field in a file. */
type Columns = readonly Column<Employee>[];

const fields: { readonly [Field in Fields]: Columns } = {
  firstName: [{ title: 'First name', of: 'firstName', text: (one) => one.firstName }],
  lastName: [{ title: 'Last name', of: 'lastName', text: (one) => one.lastName }],
  mobileNumber: [{ title: 'Mobile #', of: 'mobileNumber', text: (one) => one.mobileNumber }],
  address: [{ title: 'Address', of: 'address', text: (one) => one.address ?? '' }],
  salary: [
    {
      title: 'Salary per month',
      of: 'salary',
      text: ({ salary, currency }) => (salary === undefined ? '' : moneyInput(salary, currency)),
    },
    { title: 'Currency', of: 'currency', text: (one) => one.currency },
  ],
  designation: [{ title: 'Designation', of: 'designation', text: (one) => one.designation }],
  cnic: [{ title: 'CNIC #', of: 'cnic', text: (one) => one.cnic ?? '' }],
  email: [{ title: 'Email', of: 'email', text: (one) => one.email }],
  joiningDate: [{ title: 'Joining date', of: 'joiningDate', text: (one) => one.joiningDate ?? '' }],
  endDate: [{ title: 'End date', of: 'endDate', text: (one) => one.endDate ?? '' }],
  endReason: [{ title: 'End reason', of: 'endReason', text: (one) => one.endReason ?? '' }],
  notes: [{ title: 'Notes', of: 'notes', text: (one) => one.notes ?? '' }],
};

const columns = Object.values(fields).flat();

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
