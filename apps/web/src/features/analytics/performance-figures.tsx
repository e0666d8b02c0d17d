import type { PerformanceOverview } from '@counter/contract/analytics';
import { formatCount } from '@counter/contract/shared';
import { formatPercent } from '../../lib/percent.ts';
import { KeyFigure, KeyFigures } from '../../ui/layout/key-figure.tsx';
import { differenceFrom, type Change } from './change.ts';
import { countOrders, percentOf, wordsOf } from './overview-words.ts';
import { text } from './analytics.text.ts';

const labels = [text.preparation, text.readyInTime, text.cancelledOrders, text.returningCustomers];

/** Shows four key figures, compared with an earlier period. */
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

const nothingReady = { value: '–', hint: text.noOrderWasMadeReady };

function Preparation({ overview }: FigureProps) {
  const { preparation, wholeBefore: before } = overview;
  const { medianMinutes, promisedMinutes, totalOrders } = preparation;
  if (medianMinutes === null) return <KeyFigure label={text.preparation} {...nothingReady} />;
  const earlier = before?.preparation.medianMinutes ?? null;
  const measure = { unit: 'min', lessIsBetter: true } as const;
  return (
    <KeyFigure
      label={text.preparation}
      value={text.minutes(medianMinutes)}
      {...(earlier !== null &&
        changeOf(differenceFrom(earlier, medianMinutes, measure, wordsOf(overview).wholeBefore)))}
      hint={
        promisedMinutes === null
          ? text.medianOf(countOrders(totalOrders))
          : text.promisedMedianOf(promisedMinutes, countOrders(totalOrders))
      }
    />
  );
}

function ReadyInTime({ overview }: FigureProps) {
  const { preparation, wholeBefore: before } = overview;
  const { late, totalOrders } = preparation;
  if (totalOrders === 0) return <KeyFigure label={text.readyInTime} {...nothingReady} />;
  const shares = { now: inTime(preparation), earlier: before && inTime(before.preparation) };
  return (
    <KeyFigure
      label={text.readyInTime}
      value={formatPercent(shares.now ?? 0)}
      {...shareAgainst(shares, overview)}
      hint={late === 0 ? text.allOrdersOnTime : text.lateCount(late)}
    />
  );
}

function Cancelled({ overview }: FigureProps) {
  const { cancellations, totals, wholeBefore: before } = overview;
  const cancelled = cancellations.reduce((total, { totalOrders }) => total + totalOrders, 0);
  const all = totals.totalOrders + cancelled;
  const earlier =
    before && shareOf(before.cancelledOrders, before.totalOrders + before.cancelledOrders);
  const now = shareOf(cancelled, all);
  return (
    <KeyFigure
      label={text.cancelledOrders}
      value={formatPercent(now ?? 0)}
      {...shareAgainst({ now, earlier }, overview, true)}
      hint={all === 0 ? text.noOrdersInPeriod : text.cancelledOf(cancelled, formatCount(all))}
    />
  );
}

function Returning({ newCustomers, returningCustomers }: PerformanceOverview['customers']) {
  const all = newCustomers + returningCustomers;
  return (
    <KeyFigure
      label={text.returningCustomers}
      value={formatPercent(percentOf(returningCustomers, all))}
      hint={
        all === 0
          ? text.noCustomersInPeriod
          : text.returningAndNew(returningCustomers, newCustomers)
      }
    />
  );
}

function inTime({ late, totalOrders }: PerformanceOverview['preparation']): number | null {
  return shareOf(totalOrders - late, totalOrders);
}

/** Returns a share in percent; null if the whole is 0. */
function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : percentOf(part, whole);
}

type Shares = { readonly now: number | null; readonly earlier: number | null };

function shareAgainst(
  { now, earlier }: Shares,
  overview: PerformanceOverview,
  lessIsBetter = false,
) {
  if (now === null || earlier === null) return {};
  const measure = { unit: 'point', lessIsBetter } as const;
  return changeOf(differenceFrom(earlier, now, measure, wordsOf(overview).wholeBefore));
}

function changeOf(change: Change) {
  return { change };
}
