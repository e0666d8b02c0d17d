import {
  employeeRequest,
  joiningDateProblem,
  type Employee,
  type EmployeeRequest,
} from '@counter/contract/people';
import type { Resolver } from 'react-hook-form';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';
import { valuesFrom } from '../../../ui/forms/values-from.ts';

/** The form's field values: an empty salary is null, an empty date an empty string. */
export type EmployeeValues = {
  id: number;
  firstName: string;
  lastName: string;
  mobileNumber: string;
  address: string;
  cnic: string;
  email: string;
  joiningDate: string;
  designation: string;
  salary: number | null;
  notes: string;
};

/** The form values of a new person. */
export const blankEmployee: EmployeeValues = {
  id: 0,
  firstName: '',
  lastName: '',
  mobileNumber: '',
  address: '',
  cnic: '',
  email: '',
  joiningDate: '',
  designation: '',
  salary: null,
  notes: '',
};

/** Returns the form values of an existing employee. */
export function employeeValues(employee: Employee): EmployeeValues {
  return valuesFrom(blankEmployee, employee);
}

/** Validates the request, and that the joining date is plausible. */
export function employeeResolver(
  storeId: number,
  today: () => string,
): Resolver<EmployeeValues, unknown, EmployeeRequest> {
  const check = resolverFor(employeeRequest, (values: EmployeeValues) => ({
    ...values,
    storeId,
    joiningDate: values.joiningDate === '' ? null : values.joiningDate,
  }));
  return async (values, context, options) => {
    const result = await check(values, context, options);
    const { joiningDate } = values;
    const message = joiningDate === '' ? undefined : joiningDateProblem(joiningDate, today());
    if (message === undefined || 'joiningDate' in result.errors) return result;
    return { values: {}, errors: { ...result.errors, joiningDate: { type: 'custom', message } } };
  };
}
