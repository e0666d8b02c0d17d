import { clockActionsIn, type ClockAction, type ClockPerson } from '@counter/contract/people';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { formatTime, formatTimeOfDay, formatTimes, timeOrDay } from '../../../lib/time/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useAtNow, useNow } from '../../../ui/browser/use-now.ts';
import { describeDuration } from '../../../ui/forms/durations.ts';
import { BackToBusiness } from '../../../ui/actions/back-to-business.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Delayed } from '../../../ui/feedback/delayed.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ClockDrawing } from '../../../ui/display/drawings/clock.tsx';
import { EmptyState, FailedState } from '../../../ui/feedback/states.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/feedback/status-badge.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { missingAt } from './attendance.ts';
import { ClockTabs } from './clock-tabs.tsx';
import { useClock } from './clock.queries.ts';
import classes from './clock.module.css';
import { text } from './clock.text.ts';
import { PunchDialog, type Punch } from './punch-dialog.tsx';

/** The time clock: employees clock in and out on a shared device, each with their own PIN. */
export function ClockScreen() {
  const { can } = useCurrentStore();
  const query = useClock();
  const [asked, setAsked] = useState<Punch>();
  const { data, error, isFetching, refetch } = query;
  return (
    <Page>
      <PageHeader title={text.timeClock} description={text.aboutClock} back={<BackToBusiness />} />
      <ClockTabs active="clock" />
      {data ? <Missing people={data} /> : null}
      <Panel
        flush={!data || data.length === 0}
        title={text.employees}
        description={data && data.length > 0 ? <TimeNow /> : null}
      >
        {data && data.length > 0 ? <People people={data} onPunch={setAsked} /> : null}
        {data?.length === 0 ? (
          <EmptyState
            drawing={<ClockDrawing large />}
            title={text.noEmployeeFound}
            description={can('people:write') ? text.noEmployeesHelp : text.theyAdd}
            action={can('people:write') ? <AddEmployee /> : null}
          />
        ) : null}
        {!data && error ? (
          <FailedState
            title={text.clockNotLoaded}
            cause={explainFailure(error)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : null}
        {data || error ? null : (
          <Delayed>
            <Skeleton height={240} />
          </Delayed>
        )}
      </Panel>
      <PunchDialog punch={asked} onClose={() => setAsked(undefined)} />
    </Page>
  );
}

/** The store's local time, which clocking records. */
function TimeNow() {
  const { timeZone } = useCurrentStore();
  const at = new Date(useNow(10_000)).toISOString();
  return text.timeNow(formatTime(at, timeZone));
}

function AddEmployee() {
  const { storeUrl } = useCurrentStore();
  return (
    <LinkButton to="/dashboard/business/$storeUrl/employee/form" params={{ storeUrl }}>
      {text.addEmployee}
    </LinkButton>
  );
}

const tones = { OUT: 'completed', IN: 'ready', BREAK: 'scheduled' } as const satisfies Record<
  ClockPerson['state'],
  StatusTone
>;

interface PeopleProps {
  people: readonly ClockPerson[];
  onPunch: (punch: Punch) => void;
}

function People({ people, onPunch }: PeopleProps) {
  return (
    <ul className={classes.people} aria-label={text.employees}>
      {people.map((person) => (
        <li key={person.employeeId} className={classes.person}>
          <div className={classes.about}>
            <strong className={classes.name}>{person.name}</strong>
            <StatusBadge tone={tones[person.state]}>{text.states[person.state]}</StatusBadge>
            <Since person={person} />
            <PlannedToday person={person} />
          </div>
          <div className={classes.buttons}>
            {person.hasPin ? (
              clockActionsIn(person.state).map((action) => (
                <PunchButton key={action} {...{ person, action, onPunch }} />
              ))
            ) : (
              <span className={classes.quiet}>{text.noPin}</span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Since({ person: { since, state } }: { person: ClockPerson }) {
  const { timeZone } = useCurrentStore();
  const lasted = useAtNow((now) => (since ? describeDuration(now - Date.parse(since)) : ''));
  if (since === null || state === 'OUT') return null;
  return (
    <span className={classes.quiet}>
      {text.sinceTime(timeOrDay(since, timeZone))} · {lasted}
    </span>
  );
}

/** Names the people who should be working but haven't clocked in. */
function Missing({ people }: { people: readonly ClockPerson[] }) {
  const missing = missingAt(people, useNow());
  if (missing.length === 0) return null;
  const names = missing.map(({ person, shift }) =>
    text.plannedAt(person.name, formatTimeOfDay(shift.start)),
  );
  return <Notice tone="urgent">{text.notClockedIn(names.join(', '))}</Notice>;
}

function PlannedToday({ person }: { person: ClockPerson }) {
  const { planned } = person;
  const missing = useAtNow((now) => missingAt([person], now).length > 0);
  if (planned.length === 0) return null;
  const times = planned.map(({ start, end }) => formatTimes({ from: start, to: end }));
  return (
    <span className={classes.planned}>
      {text.planned(times.join(', '))}
      {missing ? <StatusBadge tone="late">{text.missing}</StatusBadge> : null}
    </span>
  );
}

interface PunchButtonProps extends Pick<PeopleProps, 'onPunch'> {
  person: ClockPerson;
  action: ClockAction;
}

function PunchButton({ person, action, onPunch }: PunchButtonProps) {
  const label = text.actions[action];
  const main = action === 'IN' || action === 'BACK';
  return (
    <Button
      size="lg"
      variant={main ? 'filled' : 'default'}
      aria-label={text.actionOf(label, person.name)}
      onClick={() => onPunch({ person, action })}
    >
      {label}
    </Button>
  );
}
