import '../theme/mantine-dates.css';
import { DatePicker } from '@mantine/dates';
import { useEffect, useRef } from 'react';
import { parseDay } from '@counter/contract/shared';
import { calendarLook } from './calendar-look.ts';

export interface CalendarProps {
  /** The chosen day as `YYYY-MM-DD`; any other text counts as none. */
  value: string;
  min: string | undefined;
  max: string | undefined;
  onPick: (day: string) => void;
}

/** A month to pick a day from. The focus starts on the chosen day, or on a day near today. */
export function Calendar({ value, min, max, onPick }: CalendarProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const day = ref.current?.querySelector<HTMLElement>('td button[tabindex="0"]');
    day?.focus();
  }, []);
  const chosen = parseDay(value) ?? null;
  return (
    <DatePicker
      ref={ref}
      {...calendarLook()}
      __stopPropagation
      value={chosen}
      {...(chosen ? { defaultDate: chosen } : {})}
      {...(min ? { minDate: min } : {})}
      {...(max ? { maxDate: max } : {})}
      onChange={(day) => {
        if (day) onPick(day);
      }}
      allowDeselect={false}
    />
  );
}
