import type { MenuProduct } from '@counter/contract/menu';
import { formatMoney } from '@counter/contract/shared';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import classes from './product-keys.module.css';
import { countProducts } from './sale-values.ts';
import type { SaleControl } from './use-sale-form.ts';
import { text } from '../sales.text.ts';

interface ProductKeysProps {
  control: SaleControl;
  products: readonly MenuProduct[];
  onAdd: (product: MenuProduct) => void;
}

/** A key for each product of a category, as on a cash register. Each click adds one to the sale. */
export function ProductKeys({ control, products, onAdd }: ProductKeysProps) {
  const { currency } = useCurrentStore();
  const items = useWatch({ control, name: 'items' });
  const [chosen, setChosen] = useState<string>();
  const categories = Map.groupBy(products, ({ category }) => category ?? text.form.noCategory);
  const [first = ''] = categories.keys();
  const category = chosen !== undefined && categories.has(chosen) ? chosen : first;
  const counts = countProducts(items);
  if (products.length === 0) return null;
  return (
    <div className={classes.till}>
      {categories.size > 1 ? (
        <ul className={classes.categories} aria-label={text.form.categories}>
          {[...categories.keys()].map((name) => (
            <li key={name}>
              <button
                type="button"
                className={classes.category}
                aria-pressed={name === category}
                onClick={() => setChosen(name)}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <ul className={classes.keys} aria-label={text.form.products}>
        {categories.get(category)?.map((product) => (
          <li key={product.id}>
            <button type="button" className={classes.key} onClick={() => onAdd(product)}>
              <span className={classes.name}>{product.name}</span>
              <span className={classes.price}>
                {formatMoney(product.price, currency)}
                <Count count={counts.get(product.id) ?? 0} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shows the quantity of a product in the sale. */
function Count({ count }: { count: number }) {
  if (count === 0) return null;
  return <span className={classes.count}>{text.form.inSale(count)}</span>;
}
