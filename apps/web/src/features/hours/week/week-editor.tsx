import { Button, Radio } from '@mantine/core';
import { IconCopy, IconPlus, IconX } from '@tabler/icons-react';
import type { WeekStretch } from '@counter/contract/store';
import { firstDayOfWeek } from '../../../lib/calendar.ts';
import { runsOverMidnight, weekdayNames, weekFrom } from '../../../lib/weekdays.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { RowMenu, RowMenuItem } from '../../../ui/lists/row-menu.tsx';
import { TimeInput } from '../../../ui/forms/time-input.tsx';
import classes from '../hours.module.css';
import { addedTo, copiedTo, placesOf, type Week } from './week-values.ts';
import { text } from '../hours.text.ts';

interface WeekEditorProps {
  /** The label of the hours: "Opening hours". */
  label: string;
  week: Week;
  onChange: (week: Week) => void;
  /** Returns the error at a path such as `3.to`, or of the whole (''). */
  errorAt: (path: string) => string | undefined;
}

/** One set of hours to be changed: around the clock, or day by day. */
export function WeekEditor({ label, week, onChange, errorAt }: WeekEditorProps) {
  const { always, stretches } = week;
  const change = (next: readonly WeekStretch[]) => onChange({ ...week, stretches: next });
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
      {always
        ? null
        : weekFrom(firstDayOfWeek()).map((weekday) => (
            <DayEditor
              key={weekday}
              weekday={weekday}
              stretches={stretches}
              onChange={change}
              errorAt={errorAt}
            />
          ))}
    </div>
  );
}

const radio = { body: classes.choice, label: classes.word, radio: classes.dot };

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
    <fieldset className={classes.dayEditor}>
      <legend className={classes.unseen}>{name}</legend>
      <span className={classes.dayName} aria-hidden>
        {name}
      </span>
      <div className={classes.times}>
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
      </div>
      <div className={classes.dayActions}>
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} aria-hidden />}
          aria-label={text.week.addHoursOn(name)}
          onClick={() => onChange(addedTo(stretches, weekday))}
        >
          {text.week.add}
        </Button>
        <CopyMenu
          name={name}
          onCopy={(days) => onChange(copiedTo(stretches, weekday, days))}
          weekday={weekday}
        />
      </div>
    </fieldset>
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
  onRemove: () => void;
  errorAt: (part: 'from' | 'to') => string | undefined;
}

/** From and to, in one line. */
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
      <IconButton label={text.remove(name)} onClick={onRemove}>
        <IconX size={20} stroke={1.75} />
      </IconButton>
    </div>
  );
}

function endWords({ from, to }: { from: string; to: string }): string | undefined {
  if (to !== '00:00') return text.week.onNextDay;
  return from === '00:00' ? text.week.wholeDay : text.week.midnight;
}
