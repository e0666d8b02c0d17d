import {
  dayAt,
  daysOfRange,
  type Comparison,
  type Period,
  type Range,
} from '@counter/contract/shared';
import type { ComponentType, ReactNode } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useNow } from '../../../ui/browser/use-now.ts';
import { KeyFigures } from '../../../ui/layout/key-figure.tsx';
import { describeComparison } from '../../../ui/lists/range-words.ts';
import { MoneyFigures, type DescribeChange } from './money-figures.tsx';
import classes from './money.module.css';
import { useWaterfall } from './money.queries.ts';
import { WaterfallPanel } from './waterfall-panel.tsx';
import { wayBackTo } from './way-back.ts';

interface MoneyOverviewProps {
  range: Range;
  comparison: Comparison;
  describeChange: DescribeChange;
  /** Shows how much of the period's money is paid out. Hidden without the permission for payouts. */
  progress: ComponentType<{ days: Period }>;
  /** The latest payouts. */
  payouts: ReactNode;
  attention: ReactNode;
}

/** The money of a range of days: earnings, deductions and what needs attention. */
export function MoneyOverview(props: MoneyOverviewProps) {
  const { range, comparison, describeChange, payouts, attention } = props;
  const { progress: Progress } = props;
  const { timeZone, can } = useCurrentStore();
  const today = dayAt(new Date(useNow(60_000)), timeZone);
  const days = daysOfRange(range, today);
  const query = useWaterfall({ range, comparison, today });
  const then = describeComparison(range, days, comparison);
  const seesPayouts = can('payouts:read');
  return (
    <>
      <div className={classes.top} data-alone={!seesPayouts}>
        {seesPayouts ? <Progress days={days} /> : null}
        <KeyFigures lines={2}>
          <MoneyFigures query={query} then={then} describeChange={describeChange} />
        </KeyFigures>
      </div>
      <WaterfallPanel query={query} wayBack={wayBackTo(range, comparison)} />
      <div className={classes.bottom} data-alone={!seesPayouts}>
        {seesPayouts ? payouts : null}
        {attention}
      </div>
    </>
  );
}
