import { IconX } from '@tabler/icons-react';
import { firstDayOfWeek } from '../../../lib/time/calendar.ts';
import { runsOverMidnight, weekdayNames, weekFrom } from '../../../lib/time/weekdays.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { TimeInput } from '../../../ui/forms/time-input.tsx';
import type { Stretch } from '../hours-words.ts';
import classes from './product-form.module.css';
import { formText } from './form.text.ts';

interface HoursRowProps {
  /** Counted from 1. */
  number: number;
  stretch: Stretch;
  onChange: (stretch: Stretch) => void;
  onRemove: () => void;
  errorAt: (name: keyof Stretch) => string | undefined;
}

/** The fields of one stretch: weekdays, start and end. */
export function HoursRow({ number, stretch, onChange, onRemove, errorAt }: HoursRowProps) {
  const wrong = errorAt('weekdays');
  return (
    <fieldset className={classes.stretch}>
      <legend className={classes.legend}>{formText.hours(number)}</legend>
      <Weekdays
        value={stretch.weekdays}
        onChange={(weekdays) => onChange({ ...stretch, weekdays })}
      />
      <p role="alert" className={classes.alert}>
        {wrong}
      </p>
      <div className={classes.times}>
        <TimeInput
          label={formText.from}
          value={stretch.from}
          error={errorAt('from')}
          onChange={(from) => onChange({ ...stretch, from })}
        />
        <TimeInput
          label={formText.to}
          value={stretch.to}
          help={runsOverMidnight(stretch) ? formText.onNextDay : undefined}
          error={errorAt('to')}
          onChange={(to) => onChange({ ...stretch, to })}
        />
        <div className={classes.beside}>
          <IconButton label={formText.removeHours(number)} onClick={onRemove}>
            <IconX size={20} stroke={1.75} />
          </IconButton>
        </div>
      </div>
    </fieldset>
  );
}

interface WeekdaysProps {
  value: readonly number[];
  onChange: (weekdays: number[]) => void;
}

function Weekdays({ value, onChange }: WeekdaysProps) {
  const toggle = (day: number) =>
    onChange(
      value.includes(day)
        ? value.filter((one) => one !== day)
        : [...value, day].toSorted((a, b) => a - b),
    );
  return (
    <div className={classes.days}>
      {weekFrom(firstDayOfWeek()).map((day) => (
        <button
          key={day}
          type="button"
          className={classes.day}
          aria-pressed={value.includes(day)}
          onClick={() => toggle(day)}
        >
          <span aria-hidden>{weekdayNames[day]?.slice(0, 2)}</span>
          <span className={classes.unseen}>{weekdayNames[day]}</span>
        </button>
      ))}
    </div>
  );
}
