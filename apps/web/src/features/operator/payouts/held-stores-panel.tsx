import type { HeldStore } from '@counter/contract/payouts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/overlays/confirm.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { FailedPanel, isAbsent } from '../failed-query.tsx';
import { toastRefusal } from '../../../ui/feedback/toast-refusal.ts';
import { Instant } from '../when.tsx';
import { useHeldStores, useLiftPayoutHold } from './operator-payouts.queries.ts';
import classes from './payouts.module.css';
import { payoutsText } from './payouts.text.ts';

/** The stores whose payouts staff holds; hidden if there are none. */
export function HeldStoresPanel() {
  const query = useHeldStores();
  const stores = query.data ?? [];
  if (isAbsent(query)) {
    return (
      <FailedPanel
        panel={payoutsText.onHold}
        title={payoutsText.heldStoresNotLoaded}
        query={query}
      />
    );
  }
  if (stores.length === 0) return null;
  return (
    <Panel title={payoutsText.onHold} description={payoutsText.heldStoresHelp}>
      <ul className={classes.list}>
        {stores.map((store) => (
          <Held key={store.storeId} store={store} />
        ))}
      </ul>
    </Panel>
  );
}

function Held({ store }: { store: HeldStore }) {
  return (
    <li className={classes.row}>
      <span className={classes.what}>
        <span>{store.storeName}</span>
        <span className={classes.small}>
          {store.reason} — {store.heldBy}, <Instant at={store.heldAt} inSentence />
        </span>
      </span>
      <LiftHold storeId={store.storeId} storeName={store.storeName} />
    </li>
  );
}

/** Ends the hold on a store after a confirmation. */
export function LiftHold({ storeId, storeName }: Pick<HeldStore, 'storeId' | 'storeName'>) {
  const [confirming, setConfirming] = useState(false);
  const lift = useLiftPayoutHold({
    onDone: () => {
      setConfirming(false);
      toastSuccess(payoutsText.holdReleasedToast(storeName));
    },
    onRefused: (wish, error) => {
      setConfirming(false);
      toastRefusal(payoutsText.holdNotReleasedToast, error, () => lift.mutate(wish));
    },
  });
  return (
    <>
      <Button variant="default" onClick={() => setConfirming(true)}>
        {payoutsText.releaseHold}
      </Button>
      <ConfirmDialog
        opened={confirming}
        title={payoutsText.releaseHoldTitle(storeName)}
        confirmLabel={payoutsText.releaseHold}
        busy={lift.isPending}
        onConfirm={() => lift.mutate({ storeId })}
        onClose={() => setConfirming(false)}
      >
        {payoutsText.releaseHoldHelp}
      </ConfirmDialog>
    </>
  );
}
