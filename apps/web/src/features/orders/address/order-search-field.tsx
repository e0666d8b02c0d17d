import { SearchField, type SearchFieldProps } from '../../../ui/lists/search-field.tsx';
import { useOrdersAddress } from './orders-address.tsx';
import classes from '../orders.module.css';
import { text as sentences } from '../orders.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

/** Finds orders by number or customer. What it says is in the address. */
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

/** The field for it beside the tabs of today. */
export function OrderSearchField() {
  return (
    <div className={classes.search}>
      <SearchField {...useOrderSearch()} />
    </div>
  );
}
