import { Button, Checkbox, Radio } from '@mantine/core';
import { IconCopy, IconPlus, IconX } from '@tabler/icons-react';
import type { TimeStretch, WeekStretch } from '@counter/contract/store';
import { useState, type ReactNode } from 'react';
import { firstDayOfWeek } from '../../../lib/time/calendar.ts';
import { runsOverMidnight, weekdayNames, weekFrom } from '../../../lib/time/weekdays.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { RowMenu, RowMenuItem } from '../../../ui/lists/row-menu.tsx';
import { TimeInput } from '../../../ui/forms/time-input.tsx';
import classes from '../hours.module.css';
import { DayBar } from './day-bar.tsx';
import {
  addedTo,
  copiedTo,
  everyDay,
  isEveryDay,
  placesOf,
  usualDay,
  type Week,
} from './week-values.ts';
import { text } from '../hours.text.ts';

interface WeekEditorProps {
  /** The label of the hours: "Opening hours". */
  label: string;
  week: Week;
  onChange: (week: Week) => void;
  /** Returns the error at a path such as `3.to`, or of the whole week (''). */
  errorAt: (path: string) => string | undefined;
}

/** Edits one set of hours: around the clock, the same every day, or day by day. */
export function WeekEditor({ label, week, onChange, errorAt }: WeekEditorProps) {
  const { always, stretches } = week;
  // Days that become equal while editing stay separate.
  const [apart, setApart] = useState(false);
  const together = always || (!apart && isEveryDay(stretches));
  const change = (next: readonly WeekStretch[], isApart: boolean) => {
    setApart(isApart);
    onChange({ always: false, stretches: next });
  };
  return (
    <div className={classes.editor}>
      <Radio.Group
        label={label}
        value={always ? 'always' : 'hours'}
        onChange={(value) => onChange({ ...week, always: value === 'always' })}
        classNames={{ label: classes.fieldLabel }}
      >
        <div className={classes.choices}>
          <Radio value="hours" label={text.week.atTheseHours} classNames={radio} />
          <Radio value="always" label={text.aroundClock} classNames={radio} />
        </div>
      </Radio.Group>
      <p role="alert" className={classes.alert}>
        {errorAt('')}
      </p>
      {always ? (
        <p className={classes.enter}>{text.week.enterHoursHelp}</p>
      ) : (
        <Checkbox
          label={text.week.sameHoursEveryDay}
          checked={together}
          onChange={({ currentTarget }) =>
            currentTarget.checked
              ? change(everyDay(firstTimes(stretches)), false)
              : change(stretches, true)
          }
          classNames={choice}
        />
      )}
      {together ? (
        <EveryDayEditor
          always={always}
          stretches={always ? [] : stretches}
          onChange={(times) => change(everyDay(times), false)}
          errorAt={errorAt}
        />
      ) : (
        weekFrom(firstDayOfWeek()).map((weekday) => (
          <DayEditor
            key={weekday}
            weekday={weekday}
            stretches={stretches}
            onChange={(next) => change(next, true)}
            errorAt={errorAt}
          />
        ))
      )}
    </div>
  );
}

const radio = { body: classes.choice, label: classes.word, radio: classes.dot };
const choice = { body: classes.choice, label: classes.word, input: classes.dot };
const blankDay: TimeStretch = { from: '', to: '' };
const wholeDays = everyDay([{ from: '00:00', to: '00:00' }]);

/** Returns the hours of the week's first open day. */
function firstTimes(stretches: readonly WeekStretch[]): readonly TimeStretch[] {
  const days = weekFrom(firstDayOfWeek()).map((weekday) => placesOf(stretches, weekday));
  return days.find((places) => places.length > 0)?.map(({ stretch }) => stretch) ?? [usualDay];
}

interface EveryDayEditorProps {
  always: boolean;
  /** Equal on all days. Empty around the clock; entering a time then ends that. */
  stretches: readonly WeekStretch[];
  onChange: (times: readonly TimeStretch[]) => void;
  errorAt: (path: string) => string | undefined;
}

/** Edits the hours of all days in one line. */
function EveryDayEditor({ always, stretches, onChange, errorAt }: EveryDayEditorProps) {
  const known = placesOf(stretches, 0).map(({ stretch }) => stretch);
  const times = known.length > 0 ? known : [blankDay];
  const errorOf = (index: number, part: 'from' | 'to') =>
    weekFrom(0)
      .map((weekday) => placesOf(stretches, weekday)[index]?.place)
      .map((place) => (place === undefined ? undefined : errorAt(`${place}.${part}`)))
      .find((error) => error !== undefined);
  return (
    <Day
      name={text.week.everyDay}
      bar={<DayBar stretches={always ? wholeDays : stretches} weekday={0} />}
      actions={
        known.length > 0 ? (
          <AddButton
            label={text.week.addHoursEveryDay}
            onClick={() => onChange([...times, { from: times.at(-1)?.to ?? '', to: '' }])}
          />
        ) : null
      }
    >
      {times.map((stretch, index) => (
        <Times
          key={index}
          name={times.length > 1 ? `${text.week.everyDay} ${index + 1}` : text.week.everyDay}
          stretch={stretch}
          onChange={(next) => onChange(times.with(index, next))}
          onRemove={times.length > 1 ? () => onChange(times.toSpliced(index, 1)) : undefined}
          errorAt={(part) => errorOf(index, part)}
        />
      ))}
    </Day>
  );
}

interface DayProps {
  name: string;
  /** A bar with the day's hours. */
  bar: ReactNode;
  actions: ReactNode;
  /** The fields of the day's hours. */
  children: ReactNode;
}

function Day({ name, bar, actions, children }: DayProps) {
  return (
    <fieldset className={classes.dayEditor}>
      <legend className={classes.unseen}>{name}</legend>
      <span className={classes.dayName} aria-hidden>
        {name}
      </span>
      <div className={classes.times}>{children}</div>
      {bar}
      <div className={classes.dayActions}>{actions}</div>
    </fieldset>
  );
}

function AddButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button
      variant="subtle"
      leftSection={<IconPlus size={16} aria-hidden />}
      aria-label={label}
      onClick={onClick}
    >
      {text.week.add}
    </Button>
  );
}

interface DayEditorProps {
  weekday: number;
  stretches: readonly WeekStretch[];
  onChange: (stretches: readonly WeekStretch[]) => void;
  errorAt: (path: string) => string | undefined;
}

function DayEditor({ weekday, stretches, onChange, errorAt }: DayEditorProps) {
  const name = weekdayNames[weekday] ?? '';
  const places = placesOf(stretches, weekday);
  return (
    <Day
      name={name}
      bar={<DayBar stretches={stretches} weekday={weekday} />}
      actions={
        <>
          <AddButton
            label={text.week.addHoursOn(name)}
            onClick={() => onChange(addedTo(stretches, weekday))}
          />
          <CopyMenu
            name={name}
            onCopy={(days) => onChange(copiedTo(stretches, weekday, days))}
            weekday={weekday}
          />
        </>
      }
    >
      {places.length === 0 ? <p className={classes.muted}>{text.closed}</p> : null}
      {places.map(({ stretch, place }, index) => (
        <Times
          key={place}
          name={places.length > 1 ? `${name} ${index + 1}` : name}
          stretch={stretch}
          onChange={(next) => onChange(stretches.with(place, { weekday, ...next }))}
          onRemove={() => onChange(stretches.toSpliced(place, 1))}
          errorAt={(part) => errorAt(`${place}.${part}`)}
        />
      ))}
    </Day>
  );
}

interface CopyMenuProps {
  name: string;
  weekday: number;
  onCopy: (weekdays: readonly number[]) => void;
}

function CopyMenu({ name, weekday, onCopy }: CopyMenuProps) {
  const next = (weekday + 1) % 7;
  const icon = <IconCopy size={18} stroke={1.75} />;
  return (
    <RowMenu label={text.week.copy(name)}>
      <RowMenuItem icon={icon} onClick={() => onCopy([0, 1, 2, 3, 4, 5, 6])}>
        {text.week.copyToEveryDay}
      </RowMenuItem>
      <RowMenuItem icon={icon} onClick={() => onCopy([1, 2, 3, 4, 5])}>
        {text.week.copyToWeekdays}
      </RowMenuItem>
      <RowMenuItem icon={icon} onClick={() => onCopy([next])}>
        {text.week.copyTo(weekdayNames[next])}
      </RowMenuItem>
    </RowMenu>
  );
}

interface TimesProps {
  name: string;
  stretch: { from: string; to: string };
  onChange: (stretch: { from: string; to: string }) => void;
  /** Absent if the hours can't be removed. */
  onRemove?: (() => void) | undefined;
  errorAt: (part: 'from' | 'to') => string | undefined;
}

/** Edits a start and end time in one line. */
export function Times({ name, stretch, onChange, onRemove, errorAt }: TimesProps) {
  const { from, to } = stretch;
  return (
    <div className={classes.stretchRow}>
      <TimeInput
        label={text.week.from(name)}
        hiddenLabel
        value={from}
        error={errorAt('from')}
        onChange={(next) => onChange({ from: next, to })}
      />
      <span className={classes.dash} aria-hidden>
        –
      </span>
      <TimeInput
        label={text.week.to(name)}
        hiddenLabel
        value={to}
        help={runsOverMidnight(stretch) ? endWords(stretch) : undefined}
        error={errorAt('to')}
        onChange={(next) => onChange({ from, to: next })}
      />
      {onRemove ? (
        <IconButton label={text.remove(name)} onClick={onRemove}>
          <IconX size={20} stroke={1.75} />
        </IconButton>
      ) : null}
    </div>
  );
}

function endWords({ from, to }: { from: string; to: string }): string | undefined {
  if (to !== '00:00') return text.week.onNextDay;
  return from === '00:00' ? text.week.wholeDay : text.week.midnight;
}
