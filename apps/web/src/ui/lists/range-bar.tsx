import type { Range } from '@counter/contract/shared';
import { useCurrentStore } from '../../lib/store-context.tsx';
import {
  comparisonIn,
  rangeIn,
  searchOfComparison,
  searchOfRange,
  todayIn,
} from '../../lib/url/range-address.ts';
import type { RangeSearch } from '../../lib/url/range-search.ts';
import classes from './range-picker.module.css';
import { ComparisonChoice, RangePicker } from './range-picker.tsx';

export interface RangeBarProps {
  search: RangeSearch;
  /** The default range, if the address has none. */
  otherwise: Range;
  /** Updates the range in the address. */
  onChange: (part: RangeSearch) => void;
  /** False if the figures can't be compared. */
  compares?: boolean;
}

/** Chooses a report's range and comparison, both held in the address. */
export function RangeBar({ search, otherwise, onChange, compares = true }: RangeBarProps) {
  const { timeZone } = useCurrentStore();
  const today = todayIn(timeZone);
  const range = rangeIn(search, otherwise);
  return (
    <div className={classes.bar} data-print="omit">
      <RangePicker
        range={range}
        today={today}
        onChoose={(chosen) => onChange(searchOfRange(chosen, otherwise))}
      />
      {compares ? (
        <ComparisonChoice
          range={range}
          today={today}
          comparison={comparisonIn(search)}
          onChoose={(comparison) => onChange(searchOfComparison(comparison))}
        />
      ) : null}
    </div>
  );
}
