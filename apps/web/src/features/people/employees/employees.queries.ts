import {
  endEmployment,
  exportEmployees,
  findEmployees,
  resumeEmployment,
  saveEmployee,
  type EmployeeRequest,
  type EmployeesWanted,
  type EndEmploymentRequest,
} from '@counter/contract/people';
import { readData } from '../../../lib/resource/read.ts';
import { ofStore, storeResource } from '../../../lib/resource/store-resource.ts';

/** Refetches the list before the result is shown. */
const refetchFirst = { refetchFirst: true };

const employees = storeResource('people');

/** Loads current and former employees by name. */
export const useEmployees = employees.read('employees', findEmployees, ofStore);

/**
 * `useEmployee` loads an employee for the form, null if there is none. `useReadEmployee` returns a function that
 * fetches the latest version.
 */
export const [useEmployee, useReadEmployee] = employees.edit(
  'employee',
  async (store, id, signal) => {
    const all = await readData(findEmployees, ofStore(store), signal);
    return all.find((one) => one.id === id) ?? null;
  },
);

/** Adds or changes an employee. */
export const useSaveEmployee = employees.save(
  saveEmployee,
  (_store, body: EmployeeRequest) => ({ body }),
  refetchFirst,
);

/** Records the last day of an employment. */
export const useEndEmployment = employees.write(
  endEmployment,
  (_store, body: EndEmploymentRequest) => ({ body }),
  refetchFirst,
);

/** Undoes the end of an employment. */
export const useResumeEmployment = employees.write(
  resumeEmployment,
  ({ storeId }, id: number) => ({ body: { storeId, id } }),
  refetchFirst,
);

/** Exports the listed employees as a file; resolves with its name. */
export const useSaveEmployeeFile = employees.table(
  exportEmployees,
  ({ storeId }, wanted: EmployeesWanted) => ({ body: { storeId, ...wanted } }),
);
