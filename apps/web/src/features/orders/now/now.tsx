import type { Order } from '@counter/contract/orders';
import { formatTime } from '../../../lib/time/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useNow } from '../../../ui/browser/use-now.ts';
import { describeTime } from '../display/order-countdown.ts';
import { useTodaysOrders } from '../orders.queries.ts';
import { text } from '../orders.text.ts';
import { NowTile } from './now-tile.tsx';
import classes from './now.module.css';
import { nowText } from './now.text.ts';
import { summarizeNow } from './summarize-now.ts';

/** The current store's open orders in four figures, each linked to its orders. Hidden without the permission. */
export function Now() {
  return useCurrentStore().can('orders:read') ? <Tiles /> : null;
}

function Tiles() {
  const { query, orders } = useTodaysOrders();
  return (
    <section aria-label={nowText.now} className={classes.tiles} aria-busy={!orders}>
      {orders ? <Figures orders={orders} /> : <Unknown failed={query.isError} />}
    </section>
  );
}

function Figures({ orders }: { orders: readonly Order[] }) {
  const { timeZone } = useCurrentStore();
  const now = useNow();
  const { late, acceptBy, preparing, later, nextAt } = summarizeNow(orders, now);
  // The count of new orders has its own card, so this one shows the time.
  const left = acceptBy === undefined ? undefined : Date.parse(acceptBy) - now;
  return (
    <>
      <NowTile
        label={nowText.late}
        value={late}
        hint={late > 0 ? nowText.seeTheseFirst : nowText.nothingIsLate}
        urgent={late > 0}
      />
      <NowTile
        label={left !== undefined && left <= 0 ? text.acceptOverdue : nowText.acceptWithin}
        value={left === undefined ? nowText.none : describeTime(left)}
        hint={left === undefined ? nowText.allAccepted : nowText.mostUrgent}
        urgent={left !== undefined && left <= 0}
        show="new"
      />
      <NowTile
        label={text.preparing}
        value={preparing}
        hint={preparing > 0 ? nowText.inTheKitchen : nowText.kitchenIsFree}
        show="accepted"
      />
      <NowTile
        label={nowText.nextScheduled}
        value={nextAt ? formatTime(nextAt, timeZone) : nowText.none}
        hint={later > 0 ? nowText.forLaterToday(later) : nowText.nothingForLater}
        show="later"
      />
    </>
  );
}

const labels = [nowText.late, nowText.acceptWithin, text.preparing, nowText.nextScheduled];

function Unknown({ failed }: { failed: boolean }) {
  return labels.map((label) => (
    <NowTile key={label} label={label} value="–" hint={failed ? nowText.notLoaded : ''} />
  ));
}
