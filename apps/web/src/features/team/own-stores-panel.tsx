import type { Business } from '@counter/contract/store';
import { roleWords } from '@counter/contract/team';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.ts';
import { TwoLines } from '../../ui/layout/two-lines.tsx';
import { useLastOpen } from '../../ui/overlays/use-last-open.ts';
import classes from './team.module.css';
import { useLeaveStore } from './team.queries.ts';

/** The stores a person works in, as what, and the way to leave one. */
export function OwnStoresPanel({ stores }: { stores: readonly Business[] }) {
  const [leaving, setLeaving] = useState<Business>();
  return (
    <Panel title="Your stores" description="Where you work, and as what.">
      <ul className={classes.stores}>
        {stores.map((store) => (
          <li key={store.id} className={classes.store}>
            <TwoLines top={nameOf(store)} bottom={roleWords[store.role].name} />
            {store.storeApproved ? (
              <Button
                variant="default"
                aria-label={`Leave ${nameOf(store)}`}
                onClick={() => setLeaving(store)}
              >
                Leave
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <LeaveDialog store={leaving} onClose={() => setLeaving(undefined)} />
    </Panel>
  );
}

function nameOf({ name, branchName }: Business): string {
  return `${name}, ${branchName}`;
}

interface LeaveDialogProps {
  /** Undefined while nobody asks. */
  store: Business | undefined;
  onClose: () => void;
}

function LeaveDialog({ store, onClose }: LeaveDialogProps) {
  const { mutate, isPending } = useLeaveStore();
  const shown = useLastOpen(store);
  const name = shown ? nameOf(shown) : '';

  function leave({ id }: Business) {
    mutate(id, {
      onSuccess: (message) => toastSuccess(message ?? `You have left ${name}.`),
      onError: (error) => toastFailure(`You are still in the team. ${explainFailure(error)}`),
      onSettled: onClose,
    });
  }

  return (
    <ConfirmDialog
      opened={store !== undefined}
      title={`Leave ${name}?`}
      confirmLabel="Leave"
      danger
      busy={isPending}
      onConfirm={() => store && leave(store)}
      onClose={onClose}
    >
      You see nothing of the store from then on. To come back you have to be invited again. Your
      account stays yours.
    </ConfirmDialog>
  );
}
