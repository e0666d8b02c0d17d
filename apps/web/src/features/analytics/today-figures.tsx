import { acceptanceRate, decidedOrders, type TodayStats } from '@counter/contract/analytics';
import { formatMoney, shortenMoney } from '@counter/contract/shared';
import { formatPercent } from '../../lib/percent.ts';
import { KeyFigure, KeyFigures } from '../../ui/layout/key-figure.tsx';
import { describeDuration } from '../../ui/forms/durations.ts';
import { useNow } from '../../ui/browser/use-now.ts';
import { AcceptanceRing } from './acceptance-ring.tsx';
import { countChange, sameTimeLastWeek, shareChange, type Change } from './change.ts';
import { text } from './analytics.text.ts';

interface FiguresProps {
  /** Undefined while loading. */
  stats: TodayStats | undefined;
  /** The store's local day, `YYYY-MM-DD`. */
  day: string;
}

/** Today in four figures, each compared with the same weekday a week ago if known. */
export function TodayFigures({ stats, day }: FiguresProps) {
  return (
    <KeyFigures>{stats ? <Figures stats={stats} day={day} /> : labels.map(waiting)}</KeyFigures>
  );
}

const labels = [text.newOrders, text.totalOrders, text.totalSale, text.acceptanceRate];

function waiting(label: string) {
  return <KeyFigure key={label} label={label} value="" loading />;
}

function Figures({ stats, day }: { stats: TodayStats; day: string }) {
  const { newOrders, oldestNewAt, totalOrders, saleSubtotal, currency, lastWeek } = stats;
  const then = sameTimeLastWeek(day);
  const orders = lastWeek && countChange(totalOrders, lastWeek.totalOrders, then);
  const sale = lastWeek && shareChange(saleSubtotal, lastWeek.saleSubtotal, then);
  return (
    <>
      <KeyFigure
        label={text.newOrders}
        value={newOrders}
        hint={oldestNewAt ? <OldestWaiting since={oldestNewAt} /> : text.noOrdersWaiting}
      />
      <KeyFigure label={text.totalOrders} value={totalOrders} {...compared(orders, day)} />
      <KeyFigure
        label={text.totalSale}
        value={
          <span title={formatMoney(saleSubtotal, currency)}>
            {shortenMoney(saleSubtotal, currency)}
          </span>
        }
        {...compared(sale, day)}
      />
      <AcceptanceFigure stats={stats} />
    </>
  );
}

function compared(change: Change | null | undefined, day: string) {
  return change ? { change } : { hint: text.noneHint(sameTimeLastWeek(day)) };
}

function OldestWaiting({ since }: { since: string }) {
  const now = useNow();
  return <>{text.oldestWaits(describeDuration(now - Date.parse(since)))}</>;
}

function describeAccepted(stats: TodayStats): string {
  const decided = decidedOrders(stats);
  if (decided > 0) return text.ofAccepted(stats.accepted, decided);
  return stats.undecided > 0 ? text.noneAcceptedYet : text.noOrdersYet;
}

function AcceptanceFigure({ stats }: { stats: TodayStats }) {
  const rate = acceptanceRate(stats);
  return (
    <KeyFigure
      label={text.acceptanceRate}
      value={formatPercent(rate)}
      drawing={<AcceptanceRing percent={rate} />}
      hint={describeAccepted(stats)}
    />
  );
}
