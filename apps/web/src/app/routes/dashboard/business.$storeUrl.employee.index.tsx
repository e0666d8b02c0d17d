import { createFileRoute } from '@tanstack/react-router';
import { EmployeesScreen } from '../../../features/people/employees/employees-screen.tsx';
import { employeesSearch } from '../../../features/people/employees/employees-search.ts';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/business/$storeUrl/employee/')({
  validateSearch: employeesSearch,
  head: titled(text.employees),
  staticData: { heading: text.employees, permission: 'people:read' },
  component: Employees,
});

/** The employees of the store in the address, which the dashboard has selected. */
function Employees() {
  return <EmployeesScreen search={Route.useSearch()} />;
}
