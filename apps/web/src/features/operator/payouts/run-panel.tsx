import type { PayoutRun, RunOutcome, RunResult } from '@counter/contract/payouts';
import { formatMoney } from '@counter/contract/shared';
import { useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm.tsx';
import { PendingButton } from '../../../ui/feedback/pending-button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { FailedState } from '../../../ui/feedback/states.tsx';
import { tellRefusal } from '../tell-refusal.ts';
import { Instant } from '../when.tsx';
import { usePayoutRun, useStartRun } from './operator-payouts.queries.ts';
import { holdWords } from './payout-words.ts';
import classes from './payouts.module.css';

/** Pays every store that is due, after asking. */
export function RunButton() {
  const [asking, setAsking] = useState(false);
  const run = usePayoutRun();
  const start = useStartRun({
    onDone: () => setAsking(false),
    onRefused: (error) => {
      setAsking(false);
      tellRefusal('The run was not started.', error, () => start.mutate());
    },
  });
  const running = run.data?.finishedAt === null;
  return (
    <>
      <PendingButton busy={running} onClick={() => setAsking(true)}>
        {running ? 'Paying…' : 'Run payouts'}
      </PendingButton>
      <ConfirmDialog
        opened={asking}
        title="Pay all stores for their finished weeks?"
        confirmLabel="Run payouts"
        busy={start.isPending}
        onConfirm={() => start.mutate()}
        onClose={() => setAsking(false)}
      >
        Every store that is owed something gets a pending payout. Stores that were paid already, or
        are on hold, are left as they are.
      </ConfirmDialog>
    </>
  );
}

/** The latest run: how far it is, and what came of each store. */
export function RunPanel() {
  const query = usePayoutRun();
  if (query.error && !query.data)
    return (
      <Panel title="Latest run">
        <FailedState
          title="The latest run could not be loaded"
          cause={explainFailure(query.error)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      </Panel>
    );
  if (!query.data) return null;
  return <Run run={query.data} />;
}

function Run({ run }: { run: PayoutRun }) {
  const [whole, setWhole] = useState(false);
  const told = run.results.filter(({ outcome }) => whole || outcome !== 'NOT_DUE');
  const hidden = run.results.length - told.length;
  return (
    <Panel
      title="Latest run"
      description={
        <>
          {run.startedBy}, <Instant at={run.startedAt} inSentence />: {progressOf(run)}
        </>
      }
    >
      <ul className={classes.list} aria-live="polite">
        {told.map((result) => (
          <ResultRow key={result.storeId} result={result} />
        ))}
        {hidden > 0 ? (
          <li>
            <PendingButton variant="default" busy={false} onClick={() => setWhole(true)}>
              {`Show ${hidden} that were paid before`}
            </PendingButton>
          </li>
        ) : null}
      </ul>
    </Panel>
  );
}

function progressOf({ stores, done, finishedAt }: PayoutRun): string {
  if (finishedAt === null) return `${done} of ${stores} stores so far.`;
  const left = stores - done;
  if (left <= 0) return `all ${stores} stores.`;
  return `${done} of ${stores} stores. ${left} could not be paid: their books need a look.`;
}

const words: Record<Exclude<RunOutcome, 'HELD'>, string> = {
  PAID: 'Paid',
  CARRIED: 'Owes more than it is owed: carried into the next payout',
  NOT_DUE: 'Nothing was due',
};

function ResultRow({ result }: { result: RunResult }) {
  const { storeName, outcome, amount, currency, transactionId, hold } = result;
  return (
    <li className={classes.row}>
      <span className={classes.what}>
        <span>{storeName}</span>
        <span className={classes.small}>
          {outcome === 'HELD' && hold
            ? holdWords(hold)
            : outcome === 'HELD'
              ? 'Held'
              : words[outcome]}
          {transactionId === null ? '' : ` with ${transactionId}`}
        </span>
      </span>
      <span className={classes.money}>{formatMoney(amount, currency)}</span>
    </li>
  );
}
