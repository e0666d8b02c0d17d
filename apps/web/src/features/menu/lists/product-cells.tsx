import { pictureUrl } from '@counter/contract/files';
import type { AvailabilityState, Product } from '@counter/contract/menu';
import { formatMoney } from '@counter/contract/shared';
import { Checkbox } from '@mantine/core';
import { IconCalendarClock, IconPhoto, IconStarFilled } from '@tabler/icons-react';
import { memo } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { formatInstant, timeOrDay } from '../../../lib/time/days.ts';
import { StatusBadge, type StatusTone } from '../../../ui/feedback/status-badge.tsx';
import { describeAvailability } from '../availability-words.ts';
import { usePlannedChanges } from '../planned/planned.queries.ts';
import { plannedText } from '../planned/planned.text.ts';
import { useProducts } from '../products.queries.ts';
import classes from './lists.module.css';
import { useProductsAddress } from './products-address.tsx';
import { useSelectionActions, useSelection } from './selection.tsx';
import { text } from '../menu.text.ts';
import { listsText } from './lists.text.ts';

interface ProductNameProps {
  product: Product;
  /** True if there is no category column. */
  withCategory?: boolean;
}

/** A product's picture and name, with marks for featured products and the next planned change. */
export function ProductName({ product, withCategory = false }: ProductNameProps) {
  return (
    <span className={classes.product}>
      <ProductPicture image={product.image} />
      <span className={classes.name}>
        {product.name}
        {product.featured ? <FeaturedBadge /> : null}
        <PlannedBadge productId={product.id} />
        {withCategory ? (
          <span className={classes.under}>{product.categoryDisplayValue}</span>
        ) : null}
      </span>
    </span>
  );
}

function FeaturedBadge() {
  return (
    <span className={classes.featured}>
      <IconStarFilled size={12} aria-hidden />
      {text.featured}
    </span>
  );
}

/** Shows when a product's next planned change happens; renders nothing without one. */
function PlannedBadge({ productId }: { productId: number }) {
  const { timeZone } = useCurrentStore();
  const { data = [] } = usePlannedChanges();
  // Planned changes are sorted, so the first match is the next one.
  const next = data.find(
    ({ state, productIds }) => state === 'PLANNED' && productIds.includes(productId),
  );
  if (!next) return null;
  const words = plannedText.plannedFor(formatInstant(next.at, timeZone));
  return (
    <span className={classes.planned} title={words}>
      <IconCalendarClock size={12} stroke={2} aria-hidden />
      <span aria-hidden>{timeOrDay(next.at, timeZone)}</span>
      <span className={classes.unseen}>{words}</span>
    </span>
  );
}

/** Decorative: the name is next to it. */
function ProductPicture({ image }: { image: string | null }) {
  return (
    <span className={classes.picture}>
      {image === null ? (
        <IconPhoto size={18} stroke={1.5} aria-hidden />
      ) : (
        <img src={pictureUrl(image, 'small')} alt="" width={36} height={36} loading="lazy" />
      )}
    </span>
  );
}

const tones: Record<AvailabilityState, StatusTone> = {
  AVAILABLE: 'ready',
  UNAVAILABLE: 'cancelled',
  SOLD_OUT: 'cancelled',
  OUT_OF_HOURS: 'scheduled',
};

/** The availability and, if unavailable, the return time. */
export function ProductStatusBadge({ product }: { product: Product }) {
  const { timeZone } = useCurrentStore();
  const { availability } = product;
  return (
    <span className={classes.status}>
      <StatusBadge tone={tones[availability.state]}>
        {describeAvailability(availability, timeZone)}
      </StatusBadge>
    </span>
  );
}

/** An amount in the store's currency. */
export function Money({ minor }: { minor: number }) {
  return formatMoney(minor, useCurrentStore().currency);
}

/** Shows the discount; a dash without one. */
export function Discount({ product }: { product: Product }) {
  if (product.discount === 0) return <span className={classes.muted}>–</span>;
  return <Money minor={product.discount} />;
}

/** The checkbox of a row. */
export function RowBox({ product }: { product: Product }) {
  return <Box product={product} checked={useSelection().has(product.id)} />;
}

/** Rerenders only if its row is selected or deselected. */
const Box = memo(function Box({ product, checked }: { product: Product; checked: boolean }) {
  const { set } = useSelectionActions();
  return (
    <Checkbox
      className={classes.box}
      aria-label={listsText.select(product.name)}
      checked={checked}
      onChange={(event) => set([product], event.currentTarget.checked)}
    />
  );
});

/** The checkbox for all rows of the page. */
export function PageBox() {
  const { products = [] } = useProducts(useProductsAddress().wish);
  const { has } = useSelection();
  const { set } = useSelectionActions();
  const count = products.filter(({ id }) => has(id)).length;
  const all = products.length > 0 && count === products.length;
  return (
    <Checkbox
      className={classes.box}
      aria-label={listsText.selectAllOnThisPage}
      checked={all}
      indeterminate={count > 0 && !all}
      onChange={() => set(products, !all)}
    />
  );
}
