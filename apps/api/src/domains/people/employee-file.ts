import {
  employee,
  selectEmployees,
  type Employee,
  type EmployeesWanted,
} from '@counter/contract/people';
import { dayAt, dayCell, moneyCell } from '@counter/contract/shared';
import { visibleColumns, type Column, type Table } from '../../platform/http/visible-columns.ts';
import type { TableFile } from '../../platform/http/table-file.ts';
import type { Lines } from '../../platform/kernel/workbook/sheet.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { EmployeeFacts, EmploymentEnd } from './employees.repository.ts';
import { findEmployees } from './employees.service.ts';

type Fields = keyof EmployeeFacts | keyof EmploymentEnd;

/** The file columns of one field. */
type Columns = readonly Column<Employee>[];

const fields: { readonly [Field in Fields]: Columns } = {
  firstName: [{ title: 'First name', of: 'firstName', cell: (one) => one.firstName }],
  lastName: [{ title: 'Last name', of: 'lastName', cell: (one) => one.lastName }],
  mobileNumber: [{ title: 'Mobile #', of: 'mobileNumber', cell: (one) => one.mobileNumber }],
  address: [{ title: 'Address', of: 'address', cell: (one) => one.address ?? '' }],
  salary: [
    {
      title: 'Salary per month',
      of: 'salary',
      cell: ({ salary, currency }) => (salary === undefined ? '' : moneyCell(salary, currency)),
    },
    { title: 'Currency', of: 'currency', cell: (one) => one.currency },
  ],
  designation: [{ title: 'Designation', of: 'designation', cell: (one) => one.designation }],
  cnic: [{ title: 'CNIC #', of: 'cnic', cell: (one) => one.cnic ?? '' }],
  email: [{ title: 'Email', of: 'email', cell: (one) => one.email }],
  joiningDate: [
    { title: 'Joining date', of: 'joiningDate', cell: (one) => dayCell(one.joiningDate ?? '') },
  ],
  endDate: [{ title: 'End date', of: 'endDate', cell: (one) => dayCell(one.endDate ?? '') }],
  endReason: [{ title: 'End reason', of: 'endReason', cell: (one) => one.endReason ?? '' }],
  notes: [{ title: 'Notes', of: 'notes', cell: (one) => one.notes ?? '' }],
};

const columns = Object.values(fields).flat();

/** Exports the employees that match a search and a filter. */
export function writeEmployees(
  platform: Pick<Platform, 'db' | 'clock'>,
  scope: StoreScope,
  wanted: EmployeesWanted,
): TableFile {
  const today = dayAt(platform.clock.now(), scope.timeZone);
  const table = visibleColumns(employee, columns, scope.role);
  return {
    name: `employees-${scope.storeUrl}-${today}`,
    sheet: 'Employees',
    head: table.titles,
    lines: readLines(platform, scope, { ...wanted, today }, table),
  };
}

async function* readLines(
  { db }: Pick<Platform, 'db'>,
  scope: StoreScope,
  { today, ...wanted }: EmployeesWanted & { readonly today: string },
  table: Table<Employee>,
): Lines {
  const employees = (await findEmployees(db, scope)).map(table.toVisible);
  yield selectEmployees(employees, wanted, today).map(table.toCells);
}
