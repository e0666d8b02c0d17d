import { holdRequest, type OperatorPayoutDetail } from '@counter/contract/payouts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod/mini';
import { Panel } from '../../../ui/layout/panel.tsx';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { ReasonDialog, useReasonForm } from '../reason-dialog.tsx';
import { LiftHold } from './held-stores-panel.tsx';
import { useHoldPayouts } from './operator-payouts.queries.ts';
import { holdWords } from './payout-words.ts';
import { text } from '../operator.text.ts';
import { payoutsText } from './payouts.text.ts';

type Held = Pick<OperatorPayoutDetail, 'storeId' | 'storeName' | 'hold'>;

/** Shows whether the store's payouts are held, with a button to change that. */
export function HoldPanel({ payout }: { payout: Held }) {
  const [confirming, setConfirming] = useState(false);
  const { storeId, storeName, hold } = payout;
  return (
    <Panel
      title={payoutsText.storePayoutsTitle}
      description={hold ? holdWords(hold) : payoutsText.paidWeekly}
    >
      {hold?.kind === 'MARKETPLACE' ? (
        <LiftHold storeId={storeId} storeName={storeName} />
      ) : (
        <Button variant="default" onClick={() => setConfirming(true)}>
          {payoutsText.holdPayouts}
        </Button>
      )}
      <HoldDialog payout={payout} opened={confirming} onClose={() => setConfirming(false)} />
    </Panel>
  );
}

const schema = z.pick(holdRequest, { reason: true });

interface HoldDialogProps {
  payout: Held;
  opened: boolean;
  onClose: () => void;
}

function HoldDialog({ payout: { storeId, storeName }, opened, onClose }: HoldDialogProps) {
  const form = useReasonForm(schema);
  const hold = useHoldPayouts({
    onDone: () => {
      form.reset();
      onClose();
      toastSuccess(payoutsText.heldToast(storeName));
    },
    onRefused: (_, error) => showRefusal(form, error),
  });
  return (
    <ReasonDialog
      form={form}
      opened={opened}
      title={payoutsText.holdTitle(storeName)}
      submit={payoutsText.holdPayouts}
      help={text.visibleToStoreHelp}
      busy={hold.isPending}
      onReason={(reason) => hold.mutate({ storeId, reason })}
      onClose={onClose}
    >
      {payoutsText.holdHelp}
    </ReasonDialog>
  );
}
