import type { Product } from '@counter/contract/menu';
import { AvailabilitySwitch } from '../../../features/menu/lists/availability-switch.tsx';
import { OffTodayButton } from '../../../features/menu/lists/off-today-button.tsx';
import { ProductMarking } from '../../../features/menu/lists/product-marking.tsx';
import { useAsMarked } from '../../../features/menu/products.queries.ts';
import classes from './product-switches.module.css';
import { commandsText } from './commands.text.ts';

interface ProductSwitchesProps {
  products: readonly Product[];
  /** The row of the first one, counted from 1. */
  row: number;
  onAsk: (asks: boolean) => void;
}

/** A switch for each product found, and a button that turns it off until tomorrow. Options of a list can't hold controls. */
export function ProductSwitches({ products, row, onAsk }: ProductSwitchesProps) {
  const marked = useAsMarked(products) ?? products;
  return (
    <ProductMarking onAsk={onAsk}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot share the rows of a grid */}
      <div role="group" aria-label={commandsText.availability} className={classes.switches}>
        {marked.map((product, index) => (
          <span key={product.id} className={classes.switch} style={{ gridRow: row + index }}>
            <OffTodayButton product={product} />
            <AvailabilitySwitch product={product} />
          </span>
        ))}
      </div>
    </ProductMarking>
  );
}
