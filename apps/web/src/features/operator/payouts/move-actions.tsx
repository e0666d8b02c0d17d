import {
  payoutStates,
  type OperatorPayoutDetail,
  type PayoutMove,
} from '@counter/contract/payouts';
import { movesFrom, requiredText } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod/mini';
import { ConfirmDialog } from '../../../ui/overlays/confirm.tsx';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { ReasonDialog, useReasonForm } from '../reason-dialog.tsx';
import { toastRefusal } from '../../../ui/feedback/toast-refusal.ts';
import { isDecided } from '../is-decided.ts';
import { useMovePayout } from './operator-payouts.queries.ts';
import classes from './payouts.module.css';
import { payoutsText } from './payouts.text.ts';

const words: Record<PayoutMove, { button: string; asks: string; done: string }> = {
  send: {
    button: payoutsText.markInTransit,
    asks: payoutsText.markInTransitHelp,
    done: payoutsText.isInTransit,
  },
  settle: {
    button: payoutsText.markPaid,
    asks: payoutsText.markPaidWarning,
    done: payoutsText.isPaid,
  },
  fail: { button: payoutsText.markFailed, asks: '', done: payoutsText.hasFailed },
};

/** The possible moves of a payout, each after a confirmation. */
export function MoveActions({ payout }: { payout: OperatorPayoutDetail }) {
  const [confirming, setConfirming] = useState<PayoutMove>();
  const moves = movesFrom(payoutStates, payout.status);
  const close = () => setConfirming(undefined);
  const { storeId, transactionId } = payout;
  const move = useMovePayout({
    onDone: (wish) => {
      close();
      toastSuccess(`${transactionId} ${words[wish.move].done}.`);
    },
    onRefused: (wish, error) => {
      close();
      toastRefusal(payoutsText.notChangedToast(transactionId), error, () => move.mutate(wish));
    },
  });
  const confirmed = confirming === 'fail' ? undefined : confirming;
  return (
    <div className={classes.moves}>
      {moves.map((name) => (
        <Button
          key={name}
          variant={name === 'settle' ? 'filled' : 'default'}
          onClick={() => setConfirming(name)}
        >
          {words[name].button}
        </Button>
      ))}
      <ConfirmDialog
        opened={confirmed !== undefined}
        title={`${confirmed ? words[confirmed].button : ''}: ${transactionId}?`}
        confirmLabel={confirmed ? words[confirmed].button : ''}
        busy={move.isPending}
        onConfirm={() => confirmed && move.mutate({ storeId, transactionId, move: confirmed })}
        onClose={close}
      >
        {confirmed ? words[confirmed].asks : ''}
      </ConfirmDialog>
      <FailDialog payout={payout} opened={confirming === 'fail'} onClose={close} />
    </div>
  );
}

const schema = z.object({ reason: requiredText(payoutsText.bankReasonRequired) });

interface FailDialogProps {
  payout: OperatorPayoutDetail;
  opened: boolean;
  onClose: () => void;
}

function FailDialog({ payout: { storeId, transactionId }, opened, onClose }: FailDialogProps) {
  const form = useReasonForm(schema);
  const fail = useMovePayout({
    onDone: () => {
      form.reset();
      onClose();
      toastSuccess(`${transactionId} ${words.fail.done}.`);
    },
    onRefused: (wish, error) => {
      if (!isDecided(error)) return showRefusal(form, error);
      onClose();
      toastRefusal(payoutsText.notChangedToast(transactionId), error, () => fail.mutate(wish));
    },
  });
  return (
    <ReasonDialog
      form={form}
      opened={opened}
      title={payoutsText.returnedTitle(transactionId)}
      submit={payoutsText.markFailed}
      help={payoutsText.bankReasonHelp}
      busy={fail.isPending}
      onReason={(reason) => fail.mutate({ storeId, transactionId, move: 'fail', reason })}
      onClose={onClose}
    >
      {payoutsText.returnedWarning}
    </ReasonDialog>
  );
}
