import type { StoreHealth } from '@counter/contract/operator';
import type { CardParts, Column } from '../../../ui/lists/data-table.tsx';
import { Pieces } from '../../../ui/layout/pieces.tsx';
import { TwoLines } from '../../../ui/layout/two-lines.tsx';
import classes from '../operator.module.css';
import { text } from '../operator.text.ts';
import { shareOf } from './health-words.ts';
import { healthText } from './health.text.ts';
import { Problems } from './problems.tsx';

export const healthColumns: readonly Column<StoreHealth>[] = [
  {
    id: 'store',
    header: text.store,
    width: 240,
    cell: ({ name, branchName }) => <TwoLines top={name} bottom={branchName} />,
  },
  {
    id: 'problems',
    header: healthText.problems,
    cell: (store) => <Problems facts={store} />,
  },
  {
    id: 'orders',
    header: healthText.orders,
    width: 140,
    numeric: true,
    cell: ({ orders, before }) => (
      <TwoLines top={orders} bottom={healthText.before(String(before.orders))} />
    ),
  },
  counted('missed', healthText.missed, 'orders'),
  counted('cancelled', healthText.cancelled, 'orders'),
  counted('acceptedLate', healthText.acceptedLate, 'made'),
  counted('late', healthText.late, 'made'),
];

/** Returns a column for a part of the orders, with its previous share below. */
function counted(
  part: 'missed' | 'cancelled' | 'acceptedLate' | 'late',
  header: string,
  whole: 'orders' | 'made',
): Column<StoreHealth> {
  return {
    id: part,
    header,
    width: 160,
    numeric: true,
    cell: (store) => (
      <TwoLines top={countAndShare(store[part], store[whole])} bottom={shareBefore(store.before)} />
    ),
  };

  function shareBefore(before: StoreHealth['before']): string {
    return before[whole] === 0
      ? healthText.nothingBefore
      : healthText.before(shareOf(before[part], before[whole]));
  }
}

function countAndShare(part: number, whole: number): string {
  return healthText.countAndShare(part, shareOf(part, whole));
}

/** A store as a card, for phones. */
export function healthCard(store: StoreHealth): CardParts {
  const { name, branchName, orders, missed, cancelled, made, acceptedLate, late } = store;
  return {
    title: name,
    detail: (
      <span className={classes.apart}>
        {branchName}
        <Problems facts={store} />
      </span>
    ),
    note: (
      <Pieces>
        {healthText.figures(
          orders,
          countAndShare(missed, orders),
          countAndShare(cancelled, orders),
          countAndShare(acceptedLate, made),
          countAndShare(late, made),
        )}
      </Pieces>
    ),
  };
}
