import { selectEmployees, type Employee } from '@counter/contract/people';
import { dayAt } from '@counter/contract/shared';
import type { ReactNode } from 'react';
import { now } from '@counter/browser/clock';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useListAddress } from '../../../lib/url/use-list-address.ts';
import { addIcon } from '../../../ui/actions/add-icon.tsx';
import { BackToBusiness } from '../../../ui/actions/back-to-business.tsx';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import { ExportMenu } from '../../../ui/actions/export-menu.tsx';
import { FilterChoice, Filters } from '../../../ui/lists/filters.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { ListPanel } from '../../../ui/lists/list-panel.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import { ListEmpty } from '../../../ui/lists/list-empty.tsx';
import { PeopleDrawing } from '../../../ui/display/drawings/people.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { useListView } from '../../views/index.ts';
import { employeeCard, employeeColumns } from './employee-columns.tsx';
import { EmployeeDrawer } from './employee-drawer.tsx';
import { employeePageSizes, wantedOf, type EmployeesSearch } from './employees-search.ts';
import { useEmployees, useSaveEmployeeFile } from './employees.queries.ts';
import { text } from '../people.text.ts';

/** Employees: everyone who works for the store; a row opens in a drawer. */
export function EmployeesScreen({ search }: { search: EmployeesSearch }) {
  const save = useSaveEmployeeFile();
  return (
    <Page>
      <PageHeader
        title={text.employees.employees}
        back={<BackToBusiness />}
        actions={
          <>
            <ExportMenu
              what={text.employees.listOfEmployees}
              save={(kind) => save(kind, wantedOf(search))}
            />
            <AddButton />
          </>
        }
      />
      <List search={search} />
    </Page>
  );
}

function AddButton() {
  const { storeUrl, can } = useCurrentStore();
  if (!can('people:write')) return null;
  return (
    <LinkButton
      to="/dashboard/business/$storeUrl/employee/form"
      params={{ storeUrl }}
      leftSection={addIcon}
    >
      {text.employees.addNewEmployee}
    </LinkButton>
  );
}

const viewFilters = ['show'] as const;

function List({ search }: { search: EmployeesSearch }) {
  const { timeZone, can } = useCurrentStore();
  const address = useListAddress(search);
  const query = useEmployees();
  const today = dayAt(new Date(now()), timeZone);
  const found = query.data && selectEmployees(query.data, wantedOf(search), today);
  const { rows, ...pages } = pageOf(found, search);
  const view = useListView({
    list: 'employees',
    label: text.employees.allEmployees,
    columns: employeeColumns[can('people:private') ? 'all' : 'public'],
    search,
    filters: viewFilters,
    onChoose: address.update,
  });
  return (
    <>
      <ListPanel
        title={text.employees.allEmployees}
        what="employees"
        query={query}
        filters={<EmployeeFilters search={search} views={view.controls} />}
      >
        <DataTable
          label={text.employees.allEmployees}
          columns={view.columns}
          card={employeeCard}
          rows={view.ready ? rows : undefined}
          {...address.rows}
          twoLines
          skeletonRows={pages.pageSize}
          empty={<NoEmployees search={search} known={query.data?.length ?? 0} />}
          footer={
            <Pagination
              {...pages}
              sizes={employeePageSizes}
              onPage={address.turnTo}
              onPageSize={(size) =>
                address.update({ size: size === 10 || size === 25 ? size : undefined })
              }
            />
          }
        />
      </ListPanel>
      <EmployeeDrawer employees={query.data ?? []} openId={search.open} onClose={address.close} />
    </>
  );
}

/** Returns the rows of the page in the address, or of the last page if there are fewer. */
function pageOf(found: readonly Employee[] | undefined, search: EmployeesSearch) {
  const { size: pageSize = employeePageSizes[0], page: wanted = 1 } = search;
  const total = found?.length;
  const page = Math.min(wanted, Math.max(1, Math.ceil((total ?? 0) / pageSize)));
  return { rows: found?.slice((page - 1) * pageSize, page * pageSize), page, pageSize, total };
}

const choices = [
  { value: 'former', label: text.employees.former },
  { value: 'all', label: text.employees.all },
] as const;

interface EmployeeFiltersProps {
  search: EmployeesSearch;
  /** The list's saved views and column picker. */
  views: ReactNode;
}

function EmployeeFilters({ search, views }: EmployeeFiltersProps) {
  const { update, searching } = useListAddress(search);
  return (
    <Filters
      views={views}
      set={[search.show]}
      done={text.employees.showEmployees}
      search={{
        label: text.employees.searchEmployees,
        placeholder: text.employees.searchPlaceholder,
        group: text.employees.employees,
        ...searching,
      }}
    >
      <FilterChoice
        label={text.employees.employment}
        all={text.employees.employed}
        value={search.show}
        options={choices}
        onChoose={(show) => update({ show })}
      />
    </Filters>
  );
}

function NoEmployees({ search, known }: { search: EmployeesSearch; known: number }) {
  const { update } = useListAddress(search);
  const looked = [
    search.search,
    search.show === 'former' ? text.employees.formerEmployees : undefined,
  ];
  return (
    <ListEmpty
      looked={known > 0 ? looked : []}
      onClear={() => update({ search: undefined, show: undefined })}
    >
      <EmptyState
        drawing={<PeopleDrawing large />}
        title={text.employees.noEmployeeFound}
        description={known > 0 ? text.employees.formerHint : text.employees.noEmployeesHelp}
        action={<AddButton />}
      />
    </ListEmpty>
  );
}
