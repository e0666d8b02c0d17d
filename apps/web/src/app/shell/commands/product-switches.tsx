import type { Product } from '@counter/contract/menu';
import { MarkButton } from '../../../features/menu/lists/mark-button.tsx';
import { ProductMarking } from '../../../features/menu/lists/product-marking.tsx';
import { useAsMarked } from '../../../features/menu/products.queries.ts';
import classes from './product-switches.module.css';
import { commandsText } from './commands.text.ts';

interface ProductSwitchesProps {
  products: readonly Product[];
  /** The grid row of the first switch, 1-based. */
  row: number;
}

/**
 * A switch for each product found that makes it unavailable until tomorrow, or available again. The switches are
 * separate because options of a listbox can't contain controls.
 */
export function ProductSwitches({ products, row }: ProductSwitchesProps) {
  const marked = useAsMarked(products) ?? products;
  return (
    <ProductMarking>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset can't share the rows of a grid */}
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
