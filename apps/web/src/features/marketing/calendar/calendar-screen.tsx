import type { CalendarEntry } from '@counter/contract/marketing';
import { addMonths, dayAt } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatMonth } from '../../../lib/time/calendar.ts';
import { now } from '@counter/browser/clock';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useUpdateSearch } from '../../../lib/url/use-update-search.ts';
import { BackArrow } from '../../../ui/actions/back-arrow.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { useIsPhone } from '../../../ui/browser/use-is-phone.ts';
import { CalendarDrawing } from '../../../ui/display/drawings/calendar.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { LineList } from '../../../ui/lists/line-list.tsx';
import { useMarketingCalendar } from '../marketing.queries.ts';
import type { CalendarSearch } from './calendar-search.ts';
import { calendarText as text } from './calendar.text.ts';
import classes from './calendar.module.css';
import { EntryLink, runsOn } from './entry-link.tsx';
import { MonthGrid } from './month-grid.tsx';
import { isAlways, touchesMonth } from './weeks.ts';

/** A month of marketing with the days that each campaign, code and deal runs; a list on phones. */
export function CalendarScreen({ search }: { search: CalendarSearch }) {
  const { timeZone } = useCurrentStore();
  const update = useUpdateSearch(search);
  const today = dayAt(new Date(now()), timeZone);
  const present = today.slice(0, 7);
  const month = isMonth(search.month) ? search.month : present;
  const query = useMarketingCalendar(month);
  const turn = (months: number): void => {
    const other = addMonths(`${month}-01`, months).slice(0, 7);
    update({ month: other === present ? undefined : other });
  };
  return (
    <Page>
      <PageHeader
        title={text.title}
        description={text.pageHelp}
        back={<BackArrow to="/dashboard/marketing" label={text.back} />}
      />
      <Panel
        title={formatMonth(`${month}-01`)}
        actions={
          <>
            {month === present ? null : (
              <Button variant="default" onClick={() => update({ month: undefined })}>
                {text.thisMonth}
              </Button>
            )}
            <IconButton label={text.previous} onClick={() => turn(-1)}>
              <IconChevronLeft size={20} stroke={1.75} />
            </IconButton>
            <IconButton label={text.next} onClick={() => turn(1)}>
              <IconChevronRight size={20} stroke={1.75} />
            </IconButton>
          </>
        }
      >
        <Loaded query={query} waiting={<Skeleton height={420} />}>
          {(entries) => <Month month={month} today={today} entries={entries} />}
        </Loaded>
      </Panel>
    </Page>
  );
}

function isMonth(month: string | undefined): month is string {
  return month !== undefined && /^20\d{2}-(0[1-9]|1[0-2])$/.test(month);
}

interface MonthProps {
  month: string;
  today: string;
  entries: readonly CalendarEntry[];
}

function Month({ month, today, entries }: MonthProps) {
  const phone = useIsPhone();
  const dated = entries.filter((entry) => !isAlways(entry));
  const inMonth = dated.filter((entry) => touchesMonth(entry, month));
  const always = entries.filter(isAlways);
  return (
    <div className={classes.month}>
      {inMonth.length === 0 ? <NothingRuns month={month} /> : null}
      {inMonth.length > 0 && !phone ? <MonthGrid {...{ month, today, entries: dated }} /> : null}
      {inMonth.length > 0 && phone ? <List entries={inMonth} /> : null}
      {always.length > 0 ? (
        <section aria-labelledby="always-on">
          <h3 id="always-on" className={classes.heading}>
            {text.always}
          </h3>
          <ul className={classes.always}>
            {always.map((entry) => (
              <li key={entry.id}>
                <EntryLink entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

function List({ entries }: { entries: readonly CalendarEntry[] }) {
  const ordered = entries.toSorted((one, other) =>
    (one.from ?? '').localeCompare(other.from ?? '', 'en'),
  );
  return (
    <LineList
      label={text.title}
      empty=""
      lines={ordered.map((entry) => ({
        key: `${entry.kind} ${entry.id}`,
        title: <EntryLink entry={entry} />,
        note: runsOn(entry),
      }))}
    />
  );
}

function NothingRuns({ month }: { month: string }) {
  const { can } = useCurrentStore();
  return (
    <EmptyState
      drawing={<CalendarDrawing large />}
      title={text.nothing(formatMonth(`${month}-01`))}
      description={text.nothingHelp}
      action={
        can('marketing:write') ? (
          <LinkButton to="/dashboard/marketing">{text.start}</LinkButton>
        ) : undefined
      }
    />
  );
}
