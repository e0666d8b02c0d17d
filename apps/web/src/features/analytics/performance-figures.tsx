import type { PerformanceOverview } from '@counter/contract/analytics';
import { KeyFigure, KeyFigures } from '../../ui/key-figure.tsx';
import { formatPercent } from './change.ts';
import { countOrders, percentOf } from './overview-words.ts';

const labels = ['Preparation', 'Ready in time', 'Cancelled orders', 'Returning customers'];

/** How well the store did, in four figures. */
export function PerformanceFigures({ overview }: { overview: PerformanceOverview | undefined }) {
  return (
    <KeyFigures>
      {overview ? (
        <>
          <Preparation {...overview.preparation} />
          <Cancelled {...overview} />
          <Returning {...overview.customers} />
        </>
      ) : (
        labels.map((label) => <KeyFigure key={label} label={label} value="" loading />)
      )}
    </KeyFigures>
  );
}

function Preparation({ totalOrders, medianMinutes, late }: PerformanceOverview['preparation']) {
  if (medianMinutes === null) {
    return (
      <>
        <KeyFigure label="Preparation" value="–" hint="No order was made ready" />
        <KeyFigure label="Ready in time" value="–" hint="No order was made ready" />
      </>
    );
  }
  return (
    <>
      <KeyFigure
        label="Preparation"
        value={`${medianMinutes} min`}
        hint={`Median of ${countOrders(totalOrders)}`}
      />
      <KeyFigure
        label="Ready in time"
        value={formatPercent(percentOf(totalOrders - late, totalOrders))}
        hint={
          late === 0
            ? 'Every promise was kept'
            : `${late.toLocaleString('en')} after the promised time`
        }
      />
    </>
  );
}

function Cancelled({ cancellations, totals }: PerformanceOverview) {
  const cancelled = cancellations.reduce((total, { totalOrders }) => total + totalOrders, 0);
  const all = totals.totalOrders + cancelled;
  return (
    <KeyFigure
      label="Cancelled orders"
      value={formatPercent(percentOf(cancelled, all))}
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
