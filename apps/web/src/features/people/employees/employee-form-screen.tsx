import { useCurrentStore } from '../../../lib/store-context.tsx';
import { BackArrow } from '../../../ui/actions/back-arrow.tsx';
import { FormShell } from '../form-shell.tsx';
import { EmployeeForm } from './employee-form.tsx';
import { useEmployee } from './employees.queries.ts';

/** A new employee, or the one who is edited. */
export function EmployeeFormScreen({ employeeId }: { employeeId: number | undefined }) {
  const { storeUrl } = useCurrentStore();
  const query = useEmployee(employeeId);
  return (
    <FormShell
      title={employeeId === undefined ? 'Add New Employee' : 'Edit Employee'}
      what="employee"
      id={employeeId}
      query={query}
      back={
        <BackArrow
          to="/dashboard/business/$storeUrl/employee"
          params={{ storeUrl }}
          label="Back to Employees"
        />
      }
    >
      {(employee) => <EmployeeForm employee={employee} />}
    </FormShell>
  );
}
