import { useMemo } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useCategories } from '../categories.queries.ts';
import { useOptionGroups } from '../options/options.queries.ts';
import { partWords, type PartWords } from './part-words.ts';

/** Returns the formatters of form values for the current store. */
export function usePartWords(): PartWords {
  const { currency, timeZone } = useCurrentStore();
  const { categories } = useCategories();
  const { data: groups } = useOptionGroups();
  return useMemo(
    () => partWords({ currency, timeZone }, categories ?? [], groups ?? []),
    [currency, timeZone, categories, groups],
  );
}
