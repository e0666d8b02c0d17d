import { SearchField, type SearchFieldProps } from '../../../ui/lists/search-field.tsx';
import { useOrdersAddress } from './orders-address.tsx';
import classes from '../orders.module.css';
import { text as sentences } from '../orders.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

/** Returns the props of the search field for orders by number or customer. The address holds the search text. */
export function useOrderSearch(): SearchFieldProps {
  const { search, update } = useOrdersAddress();
  return {
    label: sentences.searchLabel,
    placeholder: sentences.searchPlaceholder,
    group: uiText.orders,
    value: search.search ?? '',
    onChange: (text) => update({ search: text || undefined }, { replace: true }),
  };
}

/** The search field beside today's tabs. */
export function OrderSearchField() {
  return (
    <div className={classes.search}>
      <SearchField {...useOrderSearch()} />
    </div>
  );
}
