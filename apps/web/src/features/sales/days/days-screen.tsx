import { formatMonth } from '../../../lib/time/calendar.ts';
import { useUpdateSearch } from '../../../lib/url/use-update-search.ts';
import { BackToBusiness } from '../../../ui/actions/back-to-business.tsx';
import { ExportMenu } from '../../../ui/actions/export-menu.tsx';
import { useIsNarrow } from '../../../ui/browser/use-is-narrow.ts';
import { CalendarDrawing } from '../../../ui/display/drawings/calendar.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import { ListPanel } from '../../../ui/lists/list-panel.tsx';
import { NativeSelect } from '@mantine/core';
import { dayCard, dayColumns, totalsOf } from './day-columns.tsx';
import { DayReportScreen } from './day-report-screen.tsx';
import type { SaleSearch } from '../sale-search.ts';
import { useDays, useSaveDays } from './days.queries.ts';
import classes from './days.module.css';
import { text } from './days.text.ts';

/** The store's days, open and closed. One of them opens as a report. */
export function DaysScreen({ search }: { search: SaleSearch }) {
  const { day } = search;
  return day === undefined ? (
    <DayList search={search} />
  ) : (
    <DayReportScreen key={day} day={day} search={search} />
  );
}

function DayList({ search }: { search: SaleSearch }) {
  const query = useDays(search.month);
  const save = useSaveDays();
  const narrow = useIsNarrow();
  const update = useUpdateSearch(search);
  return (
    <Page>
      <PageHeader
        title={text.days}
        description={text.aboutDays}
        back={<BackToBusiness />}
        actions={<ExportMenu what={text.theDays} save={(kind) => save(kind, search.month)} />}
      />
      <ListPanel
        title={text.days}
        what="days"
        query={query}
        actions={
          <NativeSelect
            aria-label={text.month}
            className={classes.month}
            data={monthsOf(query.data?.months, search.month)}
            value={query.data?.month ?? search.month ?? ''}
            onChange={({ currentTarget }) => update({ month: currentTarget.value })}
          />
        }
      >
        <DataTable
          label={text.days}
          columns={dayColumns[narrow ? 'narrow' : 'wide']}
          card={dayCard}
          rows={query.data?.days}
          rowKey={({ day }) => day}
          onOpen={({ day }) => update({ day })}
          twoLines
          totals={query.data && query.data.days.length > 0 ? totalsOf(query.data.days) : undefined}
          refetching={query.isPlaceholderData}
          skeletonRows={10}
          empty={
            <EmptyState
              drawing={<CalendarDrawing large />}
              title={text.noDays}
              description={text.noDaysHelp}
            />
          }
        />
      </ListPanel>
    </Page>
  );
}

function monthsOf(months: readonly string[] = [], wanted: string | undefined) {
  const all = wanted === undefined || months.includes(wanted) ? months : [wanted, ...months];
  return all.map((month) => ({ value: month, label: formatMonth(`${month}-01`) }));
}
