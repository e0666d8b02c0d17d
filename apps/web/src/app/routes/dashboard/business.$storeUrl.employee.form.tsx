import { createFileRoute } from '@tanstack/react-router';
import { EmployeeFormScreen } from '../../../features/people/employees/employee-form-screen.tsx';
import { personFormSearch } from '../../../features/people/form-search.ts';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/business/$storeUrl/employee/form')({
  validateSearch: personFormSearch,
  head: titled(text.employee),
  staticData: { heading: text.employee, permission: 'people:write' },
  component: EmployeeForm,
});

/** Edits the employee in the address, or adds one if there is none. */
function EmployeeForm() {
  const { id } = Route.useSearch();
  return <EmployeeFormScreen key={id ?? 0} employeeId={id} />;
}
