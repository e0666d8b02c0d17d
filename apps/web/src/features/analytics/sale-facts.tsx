import type { TodayStats } from '@counter/contract/analytics';
import { formatMoney } from '@counter/contract/shared';
import { sameTimeLastWeek } from './change.ts';
import classes from './sale-facts.module.css';

/** What the chart cannot draw: the average order, what was cancelled, and where it stood a week ago. */
export function SaleFacts({ stats, day }: { stats: TodayStats; day: string }) {
  const { totalOrders, saleSubtotal, currency, cancelled, lastWeek } = stats;
  const average = totalOrders === 0 ? 0 : Math.round(saleSubtotal / totalOrders);
  const then = sameTimeLastWeek(day);
  return (
    <dl className={classes.facts}>
      <Fact label="Average order" value={formatMoney(average, currency)} />
      <Fact label="Cancelled orders" value={String(cancelled)} />
      <Fact
        label={`Sale ${then}`}
        value={lastWeek ? formatMoney(lastWeek.saleSubtotal, currency) : 'None'}
      />
    </dl>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>{value}</dd>
    </div>
  );
}
