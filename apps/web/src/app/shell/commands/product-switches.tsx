import type { Product } from '@counter/contract/menu';
import { MarkButton } from '../../../features/menu/lists/mark-button.tsx';
import { ProductMarking } from '../../../features/menu/lists/product-marking.tsx';
import { useAsMarked } from '../../../features/menu/products.queries.ts';
import classes from './product-switches.module.css';
import { commandsText } from './commands.text.ts';

interface ProductSwitchesProps {
  products: readonly Product[];
  /** The row of the first one, counted from 1. */
  row: number;
}

/** A button for each product found that turns it off until tomorrow, or on. Options of a list can't hold controls. */
export function ProductSwitches({ products, row }: ProductSwitchesProps) {
  const marked = useAsMarked(products) ?? products;
  return (
    <ProductMarking>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot share the rows of a grid */}
      <div role="group" aria-label={commandsText.availability} className={classes.switches}>
        {marked.map((product, index) => (
          <span key={product.id} className={classes.switch} style={{ gridRow: row + index }}>
            <MarkButton product={product} />
          </span>
        ))}
      </div>
    </ProductMarking>
  );
}
