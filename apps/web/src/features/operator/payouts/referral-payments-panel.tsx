import { payoutStates, type PayoutMove } from '@counter/contract/payouts';
import type { ReferralPayment } from '@counter/contract/referrals';
import { formatMoney, movesFrom } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Panel } from '../../../ui/layout/panel.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { FailedPanel, isAbsent } from '../failed-query.tsx';
import { StateBadge } from '../state-badge.tsx';
import { toastRefusal } from '../../../ui/feedback/toast-refusal.ts';
import { Instant } from '../when.tsx';
import { payoutWords } from '../words.ts';
import classes from './payouts.module.css';
import { ReferralReturned } from './referral-returned.tsx';
import { useMoveReferralPayment, useReferralPayments } from './referral-payments.queries.ts';
import { payoutsText } from './payouts.text.ts';

const buttons: Record<PayoutMove, string> = {
  send: payoutsText.markInTransit,
  settle: payoutsText.markPaid,
  fail: payoutsText.markFailed,
};

/** Lists the payments of referral rewards; hidden without any. */
export function ReferralPaymentsPanel() {
  const query = useReferralPayments();
  const { data } = query;
  if (isAbsent(query)) {
    return (
      <FailedPanel
        panel={payoutsText.referralPayments}
        title={payoutsText.referralPaymentsNotLoaded}
        query={query}
      />
    );
  }
  if (!data || data.totalElements === 0) return null;
  return (
    <Panel title={payoutsText.referralPayments} description={payoutsText.referralPaymentsHelp}>
      <ul className={classes.list}>
        {data.content.map((payment) => (
          <Payment key={payment.transactionId} payment={payment} />
        ))}
      </ul>
    </Panel>
  );
}

function Payment({ payment }: { payment: ReferralPayment }) {
  const { transactionId, fullName, storeName, amount, currency, status, createdAt } = payment;
  return (
    <li className={classes.row}>
      <span className={classes.what}>
        <span>
          {payoutsText.referralPaymentTo(
            formatMoney(amount, currency),
            fullName,
            <StateBadge word={payoutWords[status]} />,
          )}
        </span>
        <span className={classes.small}>
          {payoutsText.referralPaymentDetails(
            transactionId,
            storeName,
            <Instant at={createdAt} inSentence />,
          )}
          {payment.failure === null ? '' : ` — ${payment.failure}`}
        </span>
      </span>
      <Moves payment={payment} />
    </li>
  );
}

function Moves({ payment: { transactionId, status } }: { payment: ReferralPayment }) {
  const [failing, setFailing] = useState(false);
  const move = useMoveReferralPayment({
    onDone: (wish) =>
      toastSuccess(payoutsText.referralMovedToast(transactionId, buttons[wish.move].toLowerCase())),
    onRefused: (wish, error) =>
      toastRefusal(payoutsText.notChangedToast(transactionId), error, () => move.mutate(wish)),
  });
  return (
    <span className={classes.actions}>
      {movesFrom(payoutStates, status).map((name) => (
        <Button
          key={name}
          variant="default"
          loading={move.isPending}
          onClick={() =>
            name === 'fail' ? setFailing(true) : move.mutate({ transactionId, move: name })
          }
        >
          {buttons[name]}
        </Button>
      ))}
      <ReferralReturned
        transactionId={transactionId}
        opened={failing}
        onClose={() => setFailing(false)}
      />
    </span>
  );
}
