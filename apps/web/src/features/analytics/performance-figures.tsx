import type { PerformanceOverview } from '@counter/contract/analytics';
import { KeyFigure, KeyFigures } from '../../ui/layout/key-figure.tsx';
import { differenceFrom, formatPercent, type Change } from './change.ts';
import { countOrders, percentOf, wordsOf } from './overview-words.ts';

const labels = ['Preparation', 'Ready in time', 'Cancelled orders', 'Returning customers'];

/** How well the store did, in four figures, against the time before. */
export function PerformanceFigures({ overview }: { overview: PerformanceOverview | undefined }) {
  return (
    <KeyFigures lines={2}>
      {overview ? (
        <>
          <Preparation overview={overview} />
          <ReadyInTime overview={overview} />
          <Cancelled overview={overview} />
          <Returning {...overview.customers} />
        </>
      ) : (
        labels.map((label) => <KeyFigure key={label} label={label} value="" loading />)
      )}
    </KeyFigures>
  );
}

type FigureProps = { overview: PerformanceOverview };

const nothingReady = { value: '–', hint: 'No order was made ready' };

function Preparation({ overview: { preparation, wholeBefore: before, duration } }: FigureProps) {
  const { medianMinutes, totalOrders } = preparation;
  if (medianMinutes === null) return <KeyFigure label="Preparation" {...nothingReady} />;
  const earlier = before?.preparation.medianMinutes ?? null;
  const measure = { unit: 'min', lessIsBetter: true } as const;
  return (
    <KeyFigure
      label="Preparation"
      value={`${medianMinutes} min`}
      {...(earlier !== null &&
        changeOf(differenceFrom(earlier, medianMinutes, measure, wordsOf(duration).wholeBefore)))}
      hint={`Median of ${countOrders(totalOrders)}`}
    />
  );
}

function ReadyInTime({ overview: { preparation, wholeBefore: before, duration } }: FigureProps) {
  const { late, totalOrders } = preparation;
  if (totalOrders === 0) return <KeyFigure label="Ready in time" {...nothingReady} />;
  const shares = { now: inTime(preparation), earlier: before && inTime(before.preparation) };
  return (
    <KeyFigure
      label="Ready in time"
      value={formatPercent(shares.now ?? 0)}
      {...shareAgainst(shares, duration)}
      hint={
        late === 0
          ? 'Every promise was kept'
          : `${late.toLocaleString('en')} after the promised time`
      }
    />
  );
}

function Cancelled({
  overview: { cancellations, totals, wholeBefore: before, duration },
}: FigureProps) {
  const cancelled = cancellations.reduce((total, { totalOrders }) => total + totalOrders, 0);
  const all = totals.totalOrders + cancelled;
  const earlier =
    before && shareOf(before.cancelledOrders, before.totalOrders + before.cancelledOrders);
  const now = shareOf(cancelled, all);
  return (
    <KeyFigure
      label="Cancelled orders"
      value={formatPercent(now ?? 0)}
      {...shareAgainst({ now, earlier }, duration, true)}
      hint={all === 0 ? 'No orders in this time' : `${cancelled} of ${all.toLocaleString('en')}`}
    />
  );
}

function Returning({ newCustomers, returningCustomers }: PerformanceOverview['customers']) {
  const all = newCustomers + returningCustomers;
  return (
    <KeyFigure
      label="Returning customers"
      value={formatPercent(percentOf(returningCustomers, all))}
      hint={
        all === 0
          ? 'No customers in this time'
          : `${returningCustomers} came back, ${newCustomers} new`
      }
    />
  );
}

function inTime({ late, totalOrders }: PerformanceOverview['preparation']): number | null {
  return shareOf(totalOrders - late, totalOrders);
}

/** In percent; null of nothing. */
function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : percentOf(part, whole);
}

type Shares = { readonly now: number | null; readonly earlier: number | null };

function shareAgainst(
  { now, earlier }: Shares,
  duration: PerformanceOverview['duration'],
  lessIsBetter = false,
) {
  if (now === null || earlier === null) return {};
  const measure = { unit: 'point', lessIsBetter } as const;
  return changeOf(differenceFrom(earlier, now, measure, wordsOf(duration).wholeBefore));
}

function changeOf(change: Change) {
  return { change };
}
