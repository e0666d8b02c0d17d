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
  /** Defaults to the past month, like `reportDays`, instead of all days. */
  pastMonth?: boolean;
  /** Updates the date range in the address. */
  onChange: (part: DaysSearch) => void;
}

/** The date range of a list, held in the address. */
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
