import { SearchField, type SearchFieldProps } from '../../ui/lists/search-field.tsx';
import { useOrdersAddress } from './orders-address.tsx';
import classes from './orders.module.css';

/** Finds orders by number or customer. What it says is in the address. */
export function useOrderSearch(): SearchFieldProps {
  const { search, update } = useOrdersAddress();
  return {
    label: 'Search by order number or customer',
    placeholder: 'Order number or customer',
    group: 'Orders',
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
