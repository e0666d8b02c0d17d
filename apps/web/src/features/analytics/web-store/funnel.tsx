import { funnelOf, type WebStoreCounts } from '@counter/contract/analytics';
import { BarList } from '../../../ui/display/chart/bar-list.tsx';
import { percent } from './visit-columns.tsx';
import { webStoreText as text } from './web-store.text.ts';

/** The steps from a visit to an order, each with its count and its share of the previous step. */
export function Funnel({ counts }: { counts: WebStoreCounts }) {
  return (
    <BarList
      label={text.fromVisitToOrder}
      items={funnelOf(counts).map(({ step, count, share }) => ({
        label: text.steps[step],
        value: count,
        text: share === null ? text.count(count) : text.countAndShare(count, percent(share)),
      }))}
    />
  );
}
