import type { OperatorStore } from '@counter/contract/operator';
import { formatCount } from '@counter/contract/shared';
import type { CardParts, Column } from '../../../ui/lists/data-table.tsx';
import { TwoLines } from '../../../ui/layout/two-lines.tsx';
import classes from '../operator.module.css';
import { Problems } from '../health/problems.tsx';
import { percent } from '../words.ts';
import { StateBadges } from './state-badges.tsx';
import { statesOf } from './store-states.ts';
import { text } from '../operator.text.ts';
import { storesText } from './stores.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

export const storeColumns: readonly Column<OperatorStore>[] = [
  {
    id: 'store',
    header: text.store,
    width: 180,
    sortable: true,
    cell: (store) => <TwoLines top={store.name} bottom={store.branchName} />,
  },
  {
    id: 'orders',
    header: storesText.ordersLastDays,
    width: 128,
    numeric: true,
    sortable: true,
    cell: ({ health }) => (health ? formatCount(health.orders) : null),
  },
  {
    id: 'health',
    header: storesText.health,
    width: 200,
    sortable: 'worst',
    cell: (store) => <Health store={store} />,
  },
  {
    id: 'address',
    header: uiText.address,
    width: 200,
    cell: (store) => (
      <span className={classes.fill}>
        <span className={classes.cutLater}>{store.address}</span>
      </span>
    ),
  },
  {
    id: 'owner',
    header: storesText.owner,
    width: 140,
    cell: (store) => (
      <span className={classes.fill}>
        <span className={classes.cut}>{ownersOf(store)}</span>
      </span>
    ),
  },
  {
    id: 'commission',
    header: storesText.commission,
    width: 104,
    numeric: true,
    cell: (store) => commissionOf(store),
  },
  {
    id: 'state',
    header: text.state,
    width: 136,
    cell: (store) => <StateBadges states={statesOf(store)} />,
  },
];

/** The columns of narrow views, without addresses and owners. */
export const narrowStoreColumns = storeColumns.filter(
  ({ id }) => id !== 'address' && id !== 'owner',
);

/** The store's problems of the last days. Hidden for stores that aren't approved. */
function Health({ store: { health } }: { store: OperatorStore }) {
  if (!health) return null;
  if (health.problems.length === 0) return healthy;
  return <Problems facts={health} />;
}

const healthy = <span className={classes.muted}>{storesText.noProblems}</span>;

/** Lists the owners: "Nora Field, Sam Reed". */
function ownersOf({ owners }: Pick<OperatorStore, 'owners'>): string {
  return owners.map(({ fullName }) => fullName).join(', ');
}

/** Formats the fees for delivery and pickup: "15% / 6%". */
function commissionOf({ deliveredFee, pickedUpFee }: OperatorStore): string {
  return `${percent(deliveredFee)} / ${percent(pickedUpFee)}`;
}

/** A store as a card, for phones. Further states take the place of the action, to leave room for the name. */
export function storeCard(store: OperatorStore): CardParts {
  const [state, ...others] = statesOf(store);
  return {
    title: store.name,
    badge: <StateBadges states={state ? [state] : []} />,
    action: <StateBadges states={others} />,
    detail: `${store.branchName} · ${store.address}`,
    note: (
      <>
        {store.health ? `${storesText.ordersInLastDays(store.health.orders)} · ` : null}
        {ownersOf(store)} · {commissionOf(store)}
        {store.health?.problems.length ? <Problems facts={store.health} /> : null}
      </>
    ),
  };
}
