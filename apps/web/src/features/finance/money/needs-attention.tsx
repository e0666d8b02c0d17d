import { explainFailure } from '../../../lib/api.ts';
import { Delayed } from '../../../ui/feedback/delayed.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { AttentionList } from '../../../ui/lists/attention-list.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { useChargesToDispute } from '../../adjustments/index.ts';
import { usePayoutsToMend } from '../../payouts/index.ts';
import classes from './money.module.css';
import { text } from './money.text.ts';

/** Shows what somebody has to do about the store's money. */
export function NeedsAttention() {
  const charges = useChargesToDispute();
  const payouts = usePayoutsToMend();
  const items = [...payouts.items, ...charges.items];
  const error = payouts.error ?? charges.error;
  const waiting = payouts.waiting || charges.waiting;
  return (
    <Panel title={text.needsAttention}>
      <div aria-busy={waiting && !error}>
        {items.length > 0 ? <AttentionList label={text.needsAttention} items={items} /> : null}
        {error ? (
          <p className={classes.nothing}>{text.attentionNotLoaded(explainFailure(error))}</p>
        ) : null}
        {waiting && !error && items.length === 0 ? (
          <Delayed>
            <Skeleton width="70%" />
          </Delayed>
        ) : null}
        {items.length === 0 && !waiting && !error ? (
          <p className={classes.nothing}>{text.nothingNeedsAttention}</p>
        ) : null}
      </div>
    </Panel>
  );
}
