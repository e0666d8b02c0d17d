import { itemGroups } from '@counter/contract/analytics';
import type { ReactNode } from 'react';
import { useListAddress } from '../../../lib/url/use-list-address.ts';
import { FilterChoice, Filters } from '../../../ui/lists/filters.tsx';
import type { ItemsSearch } from './items-search.ts';
import { itemsText as text } from './items.text.ts';

const groups = itemGroups.map((value) => ({ value, label: text.adviceOf[value].name }));

interface ItemFiltersProps {
  search: ItemsSearch;
  /** The list's saved views and column picker. */
  views: ReactNode;
}

/** Filters the items by name and advice. */
export function ItemFilters({ search, views }: ItemFiltersProps) {
  const { update, searching } = useListAddress(search);
  return (
    <Filters
      views={views}
      set={[search.group]}
      done={text.showItems}
      search={{
        label: text.search,
        placeholder: text.searchPlaceholder,
        group: text.items,
        ...searching,
      }}
    >
      <FilterChoice
        label={text.advice}
        all={text.allAdvice}
        value={search.group}
        options={groups}
        onChoose={(group) => update({ group })}
      />
    </Filters>
  );
}
