import type { PayoutRun, RunOutcome, RunResult } from '@counter/contract/payouts';
import { formatMoney } from '@counter/contract/shared';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/overlays/confirm.tsx';
import { PendingButton } from '../../../ui/feedback/pending-button.tsx';
import { FailedQuery, isAbsent } from '../failed-query.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { toastRefusal } from '../../../ui/feedback/toast-refusal.ts';
import { Instant } from '../when.tsx';
import { usePayoutRun, useStartRun } from './operator-payouts.queries.ts';
import { holdWords } from './payout-words.ts';
import classes from './payouts.module.css';
import { payoutsText } from './payouts.text.ts';

/** Starts a payout run for all stores that are due, after a confirmation. */
export function RunButton() {
  const [confirming, setConfirming] = useState(false);
  const run = usePayoutRun();
  const start = useStartRun({
    onDone: () => setConfirming(false),
    onRefused: (_, error) => {
      setConfirming(false);
      toastRefusal(payoutsText.runNotStartedToast, error, () => start.mutate());
    },
  });
  const running = run.data?.finishedAt === null;
  return (
    <>
      <PendingButton busy={running} onClick={() => setConfirming(true)}>
        {running ? payoutsText.paying : payoutsText.runPayouts}
      </PendingButton>
      <ConfirmDialog
        opened={confirming}
        title={payoutsText.runTitle}
        confirmLabel={payoutsText.runPayouts}
        busy={start.isPending}
        onConfirm={() => start.mutate()}
        onClose={() => setConfirming(false)}
      >
        {payoutsText.runHelp}
      </ConfirmDialog>
    </>
  );
}

/** The latest run: its progress and the result for each store. */
export function RunPanel() {
  const query = usePayoutRun();
  if (isAbsent(query))
    return (
      <Panel title={payoutsText.latestRun}>
        <FailedQuery title={payoutsText.latestRunNotLoaded} query={query} />
      </Panel>
    );
  if (!query.data) return null;
  return <Run run={query.data} />;
}

function Run({ run }: { run: PayoutRun }) {
  const [whole, setWhole] = useState(false);
  const shown = run.results.filter(({ outcome }) => whole || outcome !== 'NOT_DUE');
  const hidden = run.results.length - shown.length;
  return (
    <Panel
      title={payoutsText.latestRun}
      description={
        <>
          {run.startedBy}, <Instant at={run.startedAt} inSentence />: {progressOf(run)}
        </>
      }
    >
      <ul className={classes.list} aria-live="polite">
        {shown.map((result) => (
          <ResultRow key={result.storeId} result={result} />
        ))}
        {hidden > 0 ? (
          <li>
            <PendingButton variant="default" busy={false} onClick={() => setWhole(true)}>
              {payoutsText.showPaidEarlier(hidden)}
            </PendingButton>
          </li>
        ) : null}
      </ul>
    </Panel>
  );
}

function progressOf({ stores, done, finishedAt }: PayoutRun): string {
  if (finishedAt === null) return payoutsText.runProgress(done, stores);
  const left = stores - done;
  if (left <= 0) return payoutsText.runComplete(stores);
  return payoutsText.runUnpaidWarning(done, stores, left);
}

const words: Record<Exclude<RunOutcome, 'HELD'>, string> = {
  PAID: payoutsText.paid,
  CARRIED: payoutsText.negativeBalance,
  NOT_DUE: payoutsText.nothingWasDue,
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
              ? payoutsText.held
              : words[outcome]}
          {transactionId === null ? '' : payoutsText.withTransaction(transactionId)}
        </span>
      </span>
      <span className={classes.money}>{formatMoney(amount, currency)}</span>
    </li>
  );
}
