import '../theme/mantine-dates.css';
import { DatePickerInput } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { useId } from 'react';
import { formatCalendarDay } from '../../lib/time/calendar.ts';
import { calendarLook } from '../forms/calendar-look.ts';
import classes from './date-range.module.css';
import { uiText } from '../ui.text.ts';
import { listsText } from './lists.text.ts';

export interface DayRange {
  /** 'YYYY-MM-DD' */
  start: string | null;
  /** 'YYYY-MM-DD', itself included */
  end: string | null;
}

export interface DateRangeProps extends DayRange {
  /** The last day that can be chosen, 'YYYY-MM-DD'. */
  max?: string;
  onChange: (range: DayRange) => void;
  startLabel?: string;
  endLabel?: string;
}

/** Two dates that cannot cross each other. */
export function DateRange(props: DateRangeProps) {
  const {
    start,
    end,
    max,
    onChange,
    startLabel = uiText.startDate,
    endLabel = uiText.endDate,
  } = props;
  return (
    <div className={classes.range}>
      <DayInput
        label={startLabel}
        value={start}
        max={end ?? max}
        onChange={(day) => onChange({ start: day, end })}
      />
      <DayInput
        label={endLabel}
        value={end}
        min={start ?? undefined}
        max={max}
        onChange={(day) => onChange({ start, end: day })}
      />
    </div>
  );
}

export interface DayInputProps {
  label: string;
  value: string | null;
  min?: string | undefined;
  max?: string | undefined;
  /** Today, where a day is always chosen: clearing goes back to it, and today has nothing to clear. */
  today?: string;
  onChange: (day: string | null) => void;
}

/** One date. */
export function DayInput({ label, value, min, max, today, onChange }: DayInputProps) {
  // The popover takes its accessible name from the field only when both know the same id.
  const id = useId();
  return (
    <DatePickerInput
      id={id}
      popoverProps={{ id }}
      aria-label={value ? `${label} ${formatCalendarDay(value)}` : label}
      placeholder={label}
      value={value}
      {...(min ? { minDate: min } : {})}
      {...(max ? { maxDate: max } : {})}
      onChange={onChange}
      clearable={value !== today}
      valueFormatter={() => (value ? formatCalendarDay(value) : '')}
      {...calendarLook()}
      leftSection={<IconCalendar size={16} aria-hidden />}
      clearButtonProps={{
        'aria-label': today ? uiText.backToToday : listsText.clear(label.toLowerCase()),
        ...(today ? { title: uiText.backToToday } : {}),
      }}
      classNames={{ root: classes.field, input: classes.input }}
    />
  );
}
