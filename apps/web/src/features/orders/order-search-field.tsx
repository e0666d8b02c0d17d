import { SearchField } from '../../ui/search-field.tsx';
import { useOrdersAddress } from './orders-address.tsx';
import classes from './orders.module.css';

/** Finds orders by number or customer. What it says is in the address. */
export function OrderSearchField() {
  const { search, update } = useOrdersAddress();
  return (
    <div className={classes.search}>
      <SearchField
        label="Search by order number or customer"
        placeholder="Order number or customer"
        value={search.search ?? ''}
        onChange={(text) => update({ search: text || undefined }, { replace: true })}
        group="Orders"
      />
    </div>
  );
}
