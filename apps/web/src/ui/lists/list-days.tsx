import { monthUntil } from '@counter/contract/shared';
import {
  listedRange,
  namesDays,
  noDays,
  searchOfRange,
  todayIn,
} from '../../lib/url/range-address.ts';
import type { DaysSearch } from '../../lib/url/range-search.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { RangePicker } from './range-picker.tsx';
import { rangeText } from './range.text.ts';

export interface ListDaysProps {
  search: DaysSearch;
  /** Shows the past month for an address that names no days, as `reportDays` does; otherwise all days. */
  pastMonth?: boolean;
  /** Changes that part of the address. */
  onChange: (part: DaysSearch) => void;
}

/** The days that a list covers, as the address says. */
export function ListDays({ search, pastMonth = false, onChange }: ListDaysProps) {
  const { timeZone } = useCurrentStore();
  const today = todayIn(timeZone);
  return (
    <RangePicker
      range={listedRange(search, today, pastMonth ? monthUntil(today) : undefined)}
      today={today}
      name={pastMonth && !namesDays(search) ? rangeText.pastMonth : undefined}
      onChoose={(chosen) => onChange(searchOfRange(chosen))}
      {...(pastMonth ? {} : { onChooseAll: () => onChange(noDays) })}
    />
  );
}
