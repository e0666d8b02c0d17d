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

type Held = Pick<OperatorPayoutDetail, 'storeId' | 'storeName' | 'hold'>;

/** Whether the store is paid, and the way to change that. */
export function HoldPanel({ payout }: { payout: Held }) {
  const [asking, setAsking] = useState(false);
  const { storeId, storeName, hold } = payout;
  return (
    <Panel
      title="Payouts of this store"
      description={hold ? holdWords(hold) : 'It is paid after every week.'}
    >
      {hold?.kind === 'MARKETPLACE' ? (
        <LiftHold storeId={storeId} storeName={storeName} />
      ) : (
        <Button variant="default" onClick={() => setAsking(true)}>
          Hold payouts
        </Button>
      )}
      <HoldDialog payout={payout} opened={asking} onClose={() => setAsking(false)} />
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
      toastSuccess(`The payouts of ${storeName} are held.`);
    },
    onRefused: (error) => showRefusal(form, error),
  });
  return (
    <ReasonDialog
      form={form}
      opened={opened}
      title={`Hold the payouts of ${storeName}`}
      submit="Hold payouts"
      help="The store reads it."
      busy={hold.isPending}
      onReason={(reason) => hold.mutate({ storeId, reason })}
      onClose={onClose}
    >
      The store is paid nothing until the hold is lifted. What it earns is kept for then.
    </ReasonDialog>
  );
}
