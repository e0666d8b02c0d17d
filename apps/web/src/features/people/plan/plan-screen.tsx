import type { Plan } from '@counter/contract/people';
import type { Period } from '@counter/contract/shared';
import { addDays } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { formatCalendarDay, formatShortDay } from '../../../lib/time/calendar.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { todayIn } from '../../../lib/url/range-address.ts';
import { useUpdateSearch } from '../../../lib/url/use-update-search.ts';
import { addIcon } from '../../../ui/actions/add-icon.tsx';
import { BackToBusiness } from '../../../ui/actions/back-to-business.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { useIsPhone } from '../../../ui/browser/use-is-phone.ts';
import { CalendarDrawing } from '../../../ui/display/drawings/calendar.tsx';
import { Delayed } from '../../../ui/feedback/delayed.tsx';
import { PendingButton } from '../../../ui/feedback/pending-button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { ListPanel } from '../../../ui/lists/list-panel.tsx';
import { ClockTabs } from '../clock/clock-tabs.tsx';
import type { ClockSearch } from '../clock/clock-search.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { PlanGrid } from './plan-grid.tsx';
import { PlanList } from './plan-list.tsx';
import type { PlanActions } from './plan-shift.tsx';
import { arrangeWeek, usualTimes, weekOf } from './plan-week.ts';
import { usePlan } from './plan.queries.ts';
import classes from './plan.module.css';
import { text } from './plan.text.ts';
import type { EditedPlan } from './use-plan-form.ts';
import { useWeekCopy } from './use-plan-removal.ts';

const nobody: Plan = { people: [], shifts: [] };

/** A week of planned shifts, with the hours of each employee. */
export function PlanScreen({ search }: { search: ClockSearch }) {
  const { can, timeZone } = useCurrentStore();
  const today = todayIn(timeZone);
  const week = weekOf(search.from ?? today);
  const query = usePlan(week);
  const { data = nobody } = query;
  const [edited, setEdited] = useState<EditedPlan>();
  const writes = can('people:write');
  const actions: PlanActions = {
    onChange: (shift) => setEdited({ shift }),
    onAdd: (day, employeeId) =>
      setEdited({
        values: {
          employeeId: employeeId === undefined ? '' : String(employeeId),
          day,
          note: '',
          ...usualTimes(data.shifts, employeeId),
        },
      }),
  };
  const firstDay = today >= week.from && today <= week.to ? today : week.from;
  return (
    <Page>
      <PageHeader
        title={text.title}
        description={text.about}
        back={<BackToBusiness />}
        actions={
          writes && data.people.length > 0 ? (
            <Button leftSection={addIcon} onClick={() => actions.onAdd(firstDay)}>
              {text.addShift}
            </Button>
          ) : null
        }
      />
      <ClockTabs active="plan" />
      <ListPanel
        title={text.week(formatShortDay(week.from), formatCalendarDay(week.to))}
        what={text.what}
        query={query}
        actions={<WeekTurner search={search} week={week} present={weekOf(today)} />}
      >
        {query.data ? (
          <Week
            plan={query.data}
            week={week}
            today={today}
            settled={!query.isPlaceholderData}
            actions={writes ? actions : undefined}
          />
        ) : (
          <Delayed>
            <Skeleton height={320} />
          </Delayed>
        )}
      </ListPanel>
      {edited ? (
        <PlanDialog edited={edited} people={data.people} onClose={() => setEdited(undefined)} />
      ) : null}
    </Page>
  );
}

interface WeekTurnerProps {
  search: ClockSearch;
  week: Period;
  present: Period;
}

function WeekTurner({ search, week, present }: WeekTurnerProps) {
  const update = useUpdateSearch(search);
  const show = (from: string): void => update({ from: from === present.from ? undefined : from });
  return (
    <>
      {week.from === present.from ? null : (
        <Button variant="default" onClick={() => show(present.from)}>
          {text.thisWeek}
        </Button>
      )}
      <IconButton label={text.previous} onClick={() => show(addDays(week.from, -7))}>
        <IconChevronLeft size={20} stroke={1.75} />
      </IconButton>
      <IconButton label={text.next} onClick={() => show(addDays(week.from, 7))}>
        <IconChevronRight size={20} stroke={1.75} />
      </IconButton>
    </>
  );
}

interface WeekProps {
  plan: Plan;
  week: Period;
  today: string;
  /** False while the shifts of the previous week are still shown. */
  settled: boolean;
  actions: PlanActions | undefined;
}

function Week({ plan, week, today, settled, actions }: WeekProps) {
  const phone = useIsPhone();
  const { from, to } = week;
  const arranged = useMemo(() => arrangeWeek(plan, { from, to }), [plan, from, to]);
  if (settled && arranged.rows.length === 0) return <NoEmployees />;
  const Shown = phone ? PlanList : PlanGrid;
  const isEmpty = settled && arranged.days.every(({ shifts }) => shifts.length === 0);
  return (
    <div data-refetching={!settled || undefined} className={classes.week}>
      {isEmpty ? <NothingPlanned from={from} writes={actions !== undefined} /> : null}
      {isEmpty && !actions ? null : <Shown week={arranged} today={today} actions={actions} />}
    </div>
  );
}

function NothingPlanned({ from, writes }: { from: string; writes: boolean }) {
  const { copy, busy } = useWeekCopy();
  const phone = useIsPhone();
  const help = phone ? text.nothingPhoneHelp : text.nothingHelp;
  return (
    <EmptyState
      drawing={<CalendarDrawing large />}
      title={text.nothing}
      description={writes ? help : text.theyPlan}
      action={
        writes ? (
          <PendingButton busy={busy} onClick={() => copy(from)}>
            {text.copy}
          </PendingButton>
        ) : null
      }
    />
  );
}

function NoEmployees() {
  const { can, storeUrl } = useCurrentStore();
  const writes = can('people:write');
  return (
    <EmptyState
      drawing={<CalendarDrawing large />}
      title={text.noEmployee}
      description={writes ? text.noEmployeeHelp : text.theyPlan}
      action={
        writes ? (
          <LinkButton to="/dashboard/business/$storeUrl/employee/form" params={{ storeUrl }}>
            {text.addEmployee}
          </LinkButton>
        ) : null
      }
    />
  );
}
