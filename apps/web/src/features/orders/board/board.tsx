import { sortByUrgency, type Order } from '@counter/contract/orders';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { useNow } from '../../../ui/browser/use-now.ts';
import { Delayed } from '../../../ui/feedback/delayed.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../../ui/feedback/states.tsx';
import { useRail } from '../../../ui/layout/use-rail.ts';
import { Freshness } from '../freshness.tsx';
import { groupOf } from '../order-groups.ts';
import { useOrdersAddress } from '../orders-address.tsx';
import { useTodaysOrders } from '../orders.queries.ts';
import { countOwed } from './all-day.ts';
import { BoardColumn } from './board-column.tsx';
import { boardText } from './board.text.ts';
import classes from './board.module.css';
import { chooseOrdersView } from './orders-view.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** Today's open orders as cards in three columns, the most urgent first. */
export function Board() {
  useRail();
  useWakeLock();
  const today = useTodaysOrders();
  const now = useNow();
  const { orders } = today;
  const sorted = useMemo(() => orders && sortByUrgency(orders, now), [orders, now]);
  if (!sorted)
    return today.error ? (
      <FailedState
        title={boardText.ordersCouldNotBe}
        cause={explainFailure(today.error)}
        onRetry={() => void today.refetch()}
        retrying={today.isFetching}
      />
    ) : (
      <Delayed>
        <Skeleton height={320} />
      </Delayed>
    );
  const groups = Map.groupBy(sorted, (order) => groupOf(order, now));
  const [fresh = [], accepted = [], ready = []] = [
    groups.get('new'),
    groups.get('accepted'),
    groups.get('ready'),
  ];
  return (
    <>
      <Freshness query={today} />
      <div className={classes.board}>
        <BoardColumn group="new" orders={fresh} now={now}>
          <Later count={groups.get('later')?.length ?? 0} />
        </BoardColumn>
        <BoardColumn group="accepted" orders={accepted} now={now} />
        <BoardColumn group="ready" orders={ready} now={now}>
          <AllDay orders={[...fresh, ...accepted]} />
        </BoardColumn>
      </div>
    </>
  );
}

/** Leads to the orders that are not the kitchen's business yet. */
function Later({ count }: { count: number }) {
  const { linkTo } = useOrdersAddress();
  if (count === 0) return null;
  return (
    <Link
      {...linkTo({ show: 'later' })}
      className={classes.later}
      onClick={() => chooseOrdersView('table')}
    >
      {boardText.laterOrders(count)}
    </Link>
  );
}

/** Shows how many of each item all open orders need together. */
function AllDay({ orders }: { orders: readonly Order[] }) {
  const owed = countOwed(orders);
  if (owed.length === 0) return null;
  return (
    <section className={classes.allDay} aria-label={boardText.allDay}>
      <h2 className={classes.heading}>{boardText.allDay}</h2>
      <ul className={classes.items}>
        {owed.map(({ name, quantity, options }) => (
          <li key={name} className={classes.item}>
            <span className={classes.quantity}>{quantity}×</span>
            <span className={classes.what}>
              {name}
              {options.length === 0 ? null : (
                <span className={classes.options}>
                  {options.map((option) => `${option.quantity}× ${option.name}`).join(' · ')}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
