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
  /** 'YYYY-MM-DD', inclusive */
  end: string | null;
}

export interface DateRangeProps extends DayRange {
  /** The last selectable day, 'YYYY-MM-DD'. */
  max?: string;
  onChange: (range: DayRange) => void;
  startLabel?: string;
  endLabel?: string;
}

/** Two date fields. The end can't precede the start. */
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
  /** Today's date if a day is required: clearing the field returns to it, and it can't be cleared itself. */
  today?: string;
  onChange: (day: string | null) => void;
}

/** A date field. */
export function DayInput({ label, value, min, max, today, onChange }: DayInputProps) {
  // The popover gets its accessible name from the field only if both have the same id.
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
