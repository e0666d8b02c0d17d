import { sortByUrgency, type Order } from '@counter/contract/orders';
import { Link } from '@tanstack/react-router';
import { memo, useMemo, useRef } from 'react';
import { useNow } from '../../../ui/browser/use-now.ts';
import { Delayed } from '../../../ui/feedback/delayed.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FailedToLoad } from '../../../ui/feedback/loaded.tsx';
import { useRail } from '../../../ui/layout/use-rail.ts';
import { Freshness } from '../display/freshness.tsx';
import { groupOf, type OrderGroup } from '../today/order-groups.ts';
import { kitchenText } from '../kitchen/kitchen.text.ts';
import { AllDayPanel } from '../stations/all-day-panel.tsx';
import { BoardStationProvider, useBoardStation } from '../stations/board-station.tsx';
import { useKitchenChoices } from '../stations/device-choices.ts';
import { splitItems } from '../stations/split-items.ts';
import { useQueueView, type QueueView } from '../offline/queue-view.ts';
import { useOrdersAddress } from '../address/orders-address.tsx';
import { useOrderSelection } from '../today/use-order-selection.ts';
import { useTodaysOrders } from '../orders.queries.ts';
import { BoardColumn } from './board-column.tsx';
import { boardText } from './board.text.ts';
import classes from './board.module.css';
import { chooseOrdersView } from './orders-view.ts';
import { ordersOn, useColumnCards } from './use-column-cards.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** Today's open orders as cards in three columns, most urgent first. */
export const Board = memo(function Board() {
  useRail();
  useWakeLock();
  const { orders, query } = useTodaysOrders();
  const now = useNow();
  const queue = useQueueView();
  const groups = useMemo(() => orders && groupCards(orders, now, queue), [orders, now, queue]);
  if (!groups)
    return query.error ? (
      <FailedToLoad title={boardText.ordersNotLoaded} query={query} />
    ) : (
      <Delayed>
        <Skeleton height={320} />
      </Delayed>
    );
  return (
    <BoardStationProvider>
      <Freshness query={query} />
      <Columns groups={groups} now={now} />
    </BoardStationProvider>
  );
});

type Groups = ReadonlyMap<OrderGroup, readonly Order[]>;

/**
 * Groups orders by column, most urgent first. An order whose step the server rejected stays on top of the column where
 * the step was made until the message is dismissed.
 */
function groupCards(orders: readonly Order[], now: number, queue: QueueView | undefined): Groups {
  const sorted = sortByUrgency(orders, now);
  if (!queue) return Map.groupBy(sorted, (order) => groupOf(order, now));
  const refusedAt = ({ id }: Order) => queue.refusedAt(id);
  const [refused, rest] = [sorted.filter(refusedAt), sorted.filter((one) => !refusedAt(one))];
  return Map.groupBy([...refused, ...rest], (order) =>
    groupOf({ ...order, status: refusedAt(order) ?? order.status }, now),
  );
}

interface ColumnsProps {
  groups: Groups;
  now: number;
}

function Columns(props: ColumnsProps) {
  const { station } = useBoardStation() ?? {};
  // Another station is another list, so no row keeps its place.
  return <StationColumns key={station?.id} {...props} />;
}

function StationColumns({ groups, now }: ColumnsProps) {
  const { allDay } = useKitchenChoices();
  const shown = useBoardStation();
  const board = useRef<HTMLDivElement>(null);
  const ordersIn = (group: OrderGroup) => groups.get(group) ?? [];
  const here = (group: OrderGroup) =>
    ordersIn(group).filter(({ items }) => !shown || splitItems(items, shown).own.length > 0);
  const elsewhere = (['new', 'accepted', 'ready'] as const)
    .map((group) => ordersIn(group).length - here(group).length)
    .reduce((sum, count) => sum + count, 0);
  const orders = { new: here('new'), accepted: here('accepted'), ready: here('ready') };
  const columns = {
    new: useColumnCards('new', orders.new),
    accepted: useColumnCards('accepted', orders.accepted),
    ready: useColumnCards('ready', orders.ready),
  };
  const showNew = () => {
    for (const { settle } of Object.values(columns)) settle();
    return orders.new[0];
  };
  const activeKey = useOrderSelection(ordersOn(Object.values(columns)), board, showNew);
  const columnOf = (group: keyof typeof columns) => ({
    group,
    orders: orders[group],
    column: columns[group],
    activeKey,
    now,
  });
  return (
    <div ref={board} className={classes.board} data-all-day={allDay || undefined}>
      <BoardColumn {...columnOf('new')}>
        <Later count={ordersIn('later').length} />
        {elsewhere === 0 ? null : (
          <p className={classes.later}>{kitchenText.otherOrders(elsewhere)}</p>
        )}
      </BoardColumn>
      <BoardColumn {...columnOf('accepted')} />
      <BoardColumn {...columnOf('ready')} />
      {allDay ? <AllDayPanel orders={[...ordersIn('new'), ...ordersIn('accepted')]} /> : null}
    </div>
  );
}

/** Links to the orders that the kitchen doesn't need yet. */
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
