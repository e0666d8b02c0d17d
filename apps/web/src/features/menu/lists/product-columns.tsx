import { units, type Product } from '@counter/contract/menu';
import type { CardParts, Column } from '../../../ui/lists/data-table.tsx';
import classes from './lists.module.css';
import {
  Discount,
  Money,
  PageBox,
  ProductName,
  ProductStatusBadge,
  RowBox,
} from './product-cells.tsx';
import { ProductActions } from './product-menu.tsx';
import { text } from '../menu.text.ts';
import { listsText } from './lists.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

type ProductColumn = Column<Product>;

const box: ProductColumn = {
  id: 'select',
  header: listsText.selectColumn,
  head: <PageBox />,
  control: true,
  width: 48,
  cell: (product) => <RowBox product={product} />,
};

const name: ProductColumn = {
  id: 'name',
  header: uiText.name,
  cell: (product) => <ProductName product={product} />,
};

const status: ProductColumn = {
  id: 'status',
  header: uiText.status,
  width: 200,
  cell: (product) => <ProductStatusBadge product={product} />,
};

const category: ProductColumn = {
  id: 'category',
  header: text.category,
  cell: (product) => <span className={classes.cut}>{product.categoryDisplayValue}</span>,
};

const price: ProductColumn = {
  id: 'price',
  header: text.price,
  width: 112,
  numeric: true,
  cell: (product) => <Money minor={product.price} />,
};

const discount: ProductColumn = {
  id: 'discount',
  header: text.discount,
  width: 112,
  numeric: true,
  cell: (product) => <Discount product={product} />,
};

const weight: ProductColumn = {
  id: 'weight',
  header: text.weight,
  width: 112,
  numeric: true,
  cell: ({ weight: amount, unit }) => `${amount} ${units[unit]}`,
};

const actions: ProductColumn = {
  id: 'actions',
  header: uiText.actions,
  head: <span className={classes.unseen}>{uiText.actions}</span>,
  width: 128,
  numeric: true,
  cell: (product) => <ProductActions product={product} />,
};

const nameAndCategory: ProductColumn = {
  ...name,
  cell: (product) => <ProductName product={product} withCategory />,
};

const views = {
  store: [name, status, category, price],
  business: [name, { ...category, width: 160 }, price, discount, weight, status],
} as const;

/** The columns of narrow views: the category moves below the name. */
const narrowViews = {
  store: [nameAndCategory, status, hug(price)],
  business: [nameAndCategory, hug(price), hug(discount), hug(weight), { ...status, width: 144 }],
} as const;

/** Makes a column as narrow as its content. */
function hug(column: ProductColumn): ProductColumn {
  return { ...column, width: 1 };
}

function forRoles(columns: readonly ProductColumn[]) {
  return { write: [box, ...columns, actions], read: [...columns, actions] };
}

/** The columns of both lists; without checkboxes for people who may not edit. */
export const productColumns = {
  wide: { store: forRoles(views.store), business: forRoles(views.business) },
  narrow: { store: forRoles(narrowViews.store), business: forRoles(narrowViews.business) },
} as const;

/** A product as a card, for phones. */
export function productCard(product: Product): CardParts {
  return {
    title: <ProductName product={product} />,
    badge: (
      <span className={classes.cardMenu}>
        <ProductActions product={product} />
      </span>
    ),
    detail: (
      <span className={classes.cardDetail}>
        <ProductStatusBadge product={product} />
        {product.categoryDisplayValue}
      </span>
    ),
    value: <Money minor={product.price} />,
  };
}

/** A product as a card with a checkbox, for people who may select it. */
export function productCardWithBox(product: Product): CardParts {
  return { ...productCard(product), select: <RowBox product={product} /> };
}
