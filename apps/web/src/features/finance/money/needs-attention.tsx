import { explainFailure } from '../../../lib/api.ts';
import { Delayed } from '../../../ui/feedback/delayed.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { AttentionList, type Attention } from '../../../ui/lists/attention-list.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import classes from './money.module.css';
import { text } from './money.text.ts';

/** Lists what needs attention about the store's money. Several features contribute items. */
export function NeedsAttention({ known }: { known: readonly Attention[] }) {
  const items = known.flatMap((one) => one.items);
  const error = known.find((one) => one.error)?.error;
  const waiting = known.some((one) => one.waiting);
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
