import type { Shift } from '@counter/contract/people';
import { daysOfRange, formatMoney, type Range } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { listedRange, searchOfRange, todayIn } from '../../../lib/url/range-address.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useUpdateSearch } from '../../../lib/url/use-update-search.ts';
import { addIcon } from '../../../ui/actions/add-icon.tsx';
import { BackToBusiness } from '../../../ui/actions/back-to-business.tsx';
import { ExportMenu } from '../../../ui/actions/export-menu.tsx';
import { useIsNarrow } from '../../../ui/browser/use-is-narrow.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ClockDrawing } from '../../../ui/display/drawings/clock.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import { Filters } from '../../../ui/lists/filters.tsx';
import { ListPanel } from '../../../ui/lists/list-panel.tsx';
import { RangePicker } from '../../../ui/lists/range-picker.tsx';
import { useListView } from '../../views/index.ts';
import { ClockTabs } from './clock-tabs.tsx';
import type { ClockSearch } from './clock-search.ts';
import { useSaveShifts, useShifts } from './clock.queries.ts';
import { text } from './clock.text.ts';
import { HoursTable } from './hours-table.tsx';
import { correctColumn, CorrectButton, shiftCard, shiftColumns } from './shift-columns.tsx';
import { ShiftDialog } from './shift-dialog.tsx';

const viewFilters = ['range', 'from', 'to'] as const;

const atFirst: Range = 'THIS_WEEK';

/** Hours worked by employee and day or week, with their shifts and an export for payroll. */
export function HoursScreen({ search }: { search: ClockSearch }) {
  const { can, currency, timeZone } = useCurrentStore();
  const update = useUpdateSearch(search);
  const today = todayIn(timeZone);
  const range = listedRange(search, today, atFirst);
  const days = daysOfRange(range, today);
  const query = useShifts(days);
  const save = useSaveShifts();
  const [edited, setEdited] = useState<Shift | 'new'>();
  const writes = can('people:write');
  const narrow = useIsNarrow();
  const columns = useMemo(() => {
    const shown = shiftColumns[narrow ? 'narrow' : 'wide'];
    return writes ? [...shown, correctColumn(setEdited)] : shown;
  }, [narrow, writes]);
  const view = useListView({
    list: 'shifts',
    label: text.shifts,
    columns,
    search,
    filters: viewFilters,
    onChoose: update,
  });
  const { data } = query;
  return (
    <Page>
      <PageHeader
        title={text.hoursWorked}
        description={text.aboutHours}
        back={<BackToBusiness />}
        actions={
          <>
            <RangePicker
              range={range}
              today={today}
              onChoose={(chosen) => update(searchOfRange(chosen, atFirst))}
            />
            <ExportMenu what={text.theHours} save={(kind) => save(kind, days)} />
            {writes ? (
              <Button leftSection={addIcon} onClick={() => setEdited('new')}>
                {text.addShift}
              </Button>
            ) : null}
          </>
        }
      />
      <ClockTabs active="hours" />
      {data && data.unsharedTips > 0 ? (
        <Notice tone="info">{text.unsharedTips(formatMoney(data.unsharedTips, currency))}</Notice>
      ) : null}
      {data && data.shifts.length + data.planned.length > 0 ? (
        <HoursTable days={days} shifts={data.shifts} planned={data.planned} />
      ) : null}
      <ListPanel
        title={text.shifts}
        what="shifts"
        query={query}
        filters={<Filters views={view.controls} />}
      >
        <DataTable
          label={text.shifts}
          columns={view.columns}
          card={(shift) => ({
            ...shiftCard(shift),
            action: writes ? <CorrectButton shift={shift} onCorrect={setEdited} /> : null,
          })}
          rows={view.ready ? data?.shifts.toReversed() : undefined}
          rowKey={({ id }) => String(id)}
          twoLines
          refetching={query.isPlaceholderData}
          skeletonRows={6}
          empty={
            <EmptyState
              drawing={<ClockDrawing large />}
              title={text.noShifts}
              description={text.noShiftsHelp}
            />
          }
        />
      </ListPanel>
      {edited ? (
        <ShiftDialog
          shift={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </Page>
  );
}
