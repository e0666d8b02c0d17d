import { DateRange, type DateRangeProps } from './date-range.tsx';
import classes from './filters.module.css';

interface FilterDaysProps extends Pick<DateRangeProps, 'start' | 'end' | 'max'> {
  onChoose: (days: { from: string | undefined; to: string | undefined }) => void;
}

/** The date range among a list's `Filters`. */
export function FilterDays({ onChoose, ...range }: FilterDaysProps) {
  return (
    <div className={classes.dates}>
      <DateRange
        {...range}
        onChange={({ start, end }) => onChoose({ from: start ?? undefined, to: end ?? undefined })}
      />
    </div>
  );
}
