import type { Employee, EmployeeRequest } from '@counter/contract/people';
import { dayAt } from '@counter/contract/shared';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { now } from '@counter/browser/clock';
import { LocalProblem } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useVersionedSave } from '../../../ui/forms/use-versioned-save.ts';
import { text } from '../people.text.ts';
import { uiText } from '../../../ui/ui.text.ts';
import {
  blankEmployee,
  employeeResolver,
  employeeValues,
  type EmployeeValues,
} from './employee-values.ts';
import { useReadEmployee, useSaveEmployee } from './employees.queries.ts';

/** Form state of a new or existing employee, with validation and saving. */
export function useEmployeeForm(
  employee: Employee | undefined,
  onSaved: (message: string) => void,
) {
  const { storeId, timeZone } = useCurrentStore();
  const [resolver] = useState(() =>
    employeeResolver(storeId, () => dayAt(new Date(now()), timeZone)),
  );
  const form = useForm<EmployeeValues, unknown, EmployeeRequest>({
    mode: 'onTouched',
    resolver,
    defaultValues: employee ? employeeValues(employee) : blankEmployee,
  });
  const { mutateAsync } = useSaveEmployee();
  const read = useReadEmployee();

  async function readTheirs() {
    const theirs = employee && (await read(employee.id));
    if (!theirs) throw new LocalProblem(text.removedMeanwhile('employee'));
    return { values: employeeValues(theirs), olVersion: theirs.olVersion };
  }

  const saving = useVersionedSave(form, {
    olVersion: employee?.olVersion,
    send: mutateAsync,
    readTheirs,
    onSaved: ({ message = uiText.saved }) => onSaved(message),
  });
  return { form, ...saving };
}
