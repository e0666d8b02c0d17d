import { shareTogether, type OrderedTogether } from '@counter/contract/analytics';
import { Link } from '@tanstack/react-router';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { useOrderedTogether } from './together.queries.ts';
import classes from './together.module.css';
import { togetherText as text } from './together.text.ts';

/** Names the products that customers often order with this one. Hidden without the permission for analytics. */
export function TogetherPanel({ productId }: { productId: number }) {
  const { can } = useCurrentStore();
  if (!can('analytics:read')) return null;
  return (
    <Panel title={text.oftenOrderedTogether} description={text.panelHelp}>
      <Together productId={productId} />
    </Panel>
  );
}

function Together({ productId }: { productId: number }) {
  const query = useOrderedTogether(productId);
  const waiting = <Skeleton width="100%" height={60} />;
  return (
    <Loaded query={query} failed={text.notLoaded} waiting={waiting}>
      {(together) => <Products {...together} />}
    </Loaded>
  );
}

function Products({ orders, products }: OrderedTogether) {
  if (products.length === 0) {
    return (
      <p className={classes.none}>{orders === 0 ? text.noOrderYet : text.nothingYet(orders)}</p>
    );
  }
  return (
    <ol className={classes.list} aria-label={text.oftenOrderedTogether}>
      {products.map(({ productId, name, orders: together }) => (
        <li key={productId} className={classes.product}>
          <Link to="/dashboard/product/form" search={{ id: productId }} className={classes.name}>
            {name}
          </Link>
          <span className={classes.often}>
            {text.inOrders(together, orders, shareTogether(together, orders))}
          </span>
        </li>
      ))}
    </ol>
  );
}
