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

/** The list is read again before the outcome is refetchFirst. */
const refetchFirst = { refetchFirst: true };

const employees = storeResource('people');

/** Everybody who works or worked for the store, by name. */
export const useEmployees = employees.read('employees', findEmployees, ofStore);

/** One of them as a form begins with them, null where there is no such one, and what they are now. */
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

/** Notes the last day of an employment. */
export const useEndEmployment = employees.write(
  endEmployment,
  (_store, body: EndEmploymentRequest) => ({ body }),
  refetchFirst,
);

/** Takes the end of an employment back. */
export const useResumeEmployment = employees.write(
  resumeEmployment,
  ({ storeId }, id: number) => ({ body: { storeId, id } }),
  refetchFirst,
);

/** Saves what the list shows as a file; answers its name. */
export const useSaveEmployeeFile = employees.table(
  exportEmployees,
  ({ storeId }, wanted: EmployeesWanted) => ({ body: { storeId, ...wanted } }),
);
