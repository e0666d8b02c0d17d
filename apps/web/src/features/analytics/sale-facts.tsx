import type { TodayStats } from '@counter/contract/analytics';
import { formatMoney } from '@counter/contract/shared';
import { sameTimeLastWeek } from './change.ts';
import classes from './sale-facts.module.css';
import { text } from './analytics.text.ts';

/** Shows figures beside the chart: the average order, cancellations and the comparison with a week ago. */
export function SaleFacts({ stats, day }: { stats: TodayStats; day: string }) {
  const { totalOrders, saleSubtotal, currency, cancelled, lastWeek } = stats;
  const average = totalOrders === 0 ? 0 : Math.round(saleSubtotal / totalOrders);
  const then = sameTimeLastWeek(day);
  return (
    <dl className={classes.facts}>
      <Fact label={text.averageOrder} value={formatMoney(average, currency)} />
      <Fact label={text.cancelledOrders} value={String(cancelled)} />
      <Fact
        label={text.sale(then)}
        value={lastWeek ? formatMoney(lastWeek.saleSubtotal, currency) : text.none}
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
