import { useCurrentStore } from '../../../lib/store-context.tsx';
import { BackArrow } from '../../../ui/actions/back-arrow.tsx';
import { FormShell } from '../form-shell.tsx';
import { EmployeeForm } from './employee-form.tsx';
import { useEmployee } from './employees.queries.ts';
import { text } from '../people.text.ts';

/** The form screen of a new or existing employee. */
export function EmployeeFormScreen({ employeeId }: { employeeId: number | undefined }) {
  const { storeUrl } = useCurrentStore();
  const query = useEmployee(employeeId);
  return (
    <FormShell
      title={employeeId === undefined ? text.employees.addNewEmployee : text.employees.editEmployee}
      what="employee"
      id={employeeId}
      query={query}
      back={
        <BackArrow
          to="/dashboard/business/$storeUrl/employee"
          params={{ storeUrl }}
          label={text.employees.backToEmployees}
        />
      }
    >
      {(employee) => <EmployeeForm employee={employee} />}
    </FormShell>
  );
}
