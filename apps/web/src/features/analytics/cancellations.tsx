import type { PerformanceOverview } from '@counter/contract/analytics';
import { moneyInSentence } from '../../lib/money-in-sentence.ts';
import { BarList } from '../../ui/display/chart/bar-list.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { countOrders, lostReasonLabel } from './overview-words.ts';
import { ListSkeleton } from './skeletons.tsx';
import { text } from './analytics.text.ts';

const title = text.cancellationsByReason;

/** Shows the reasons for cancellations and the lost sales. `overview` is undefined while loading. */
export function Cancellations({ overview }: { overview: PerformanceOverview | undefined }) {
  return <Panel title={title}>{overview ? <Reasons {...overview} /> : <ListSkeleton />}</Panel>;
}

function Reasons({ cancellations, currency }: PerformanceOverview) {
  if (cancellations.length === 0) {
    return <EmptyState title={text.noCancelledOrders} description={text.noCancelledOrdersHelp} />;
  }
  return (
    <BarList
      label={title}
      items={cancellations.map(({ reason, totalOrders, saleSubTotal }) => ({
        label: lostReasonLabel(reason),
        value: totalOrders,
        text: `${countOrders(totalOrders)} · ${moneyInSentence(saleSubTotal, currency)}`,
      }))}
    />
  );
}
