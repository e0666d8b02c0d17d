import type { Business } from '@counter/contract/store';
import { roleWords } from '@counter/contract/team';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.ts';
import { TwoLines } from '../../ui/layout/two-lines.tsx';
import { useLastOpen } from '../../ui/overlays/use-last-open.ts';
import classes from './team.module.css';
import { useLeaveStore } from './team.queries.ts';
import { text } from './team.text.ts';

/** The stores a person works in, with their role and a button to leave. */
export function OwnStoresPanel({ stores }: { stores: readonly Business[] }) {
  const [leaving, setLeaving] = useState<Business>();
  return (
    <Panel title={text.yourStores} description={text.yourStoresHelp}>
      <ul className={classes.stores}>
        {stores.map((store) => (
          <li key={store.id} className={classes.store}>
            <TwoLines top={nameOf(store)} bottom={roleWords[store.role].name} />
            {store.storeApproved ? (
              <Button
                variant="default"
                aria-label={text.leave(nameOf(store))}
                onClick={() => setLeaving(store)}
              >
                {text.leaveButton}
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
  /** Undefined while the dialog is closed. */
  store: Business | undefined;
  onClose: () => void;
}

function LeaveDialog({ store, onClose }: LeaveDialogProps) {
  const { storeId } = useCurrentStore();
  const { mutate, isPending } = useLeaveStore();
  const shown = useLastOpen(store);
  const name = shown ? nameOf(shown) : '';

  function leave({ id }: Business) {
    const leaving = { storeId: id, isOpen: id === storeId };
    mutate(leaving, {
      onSuccess: ({ message }) => toastSuccess(message ?? text.leftToast(name)),
      onError: (error) => toastFailure(text.notLeftToast(explainFailure(error))),
      onSettled: onClose,
    });
  }

  return (
    <ConfirmDialog
      opened={store !== undefined}
      title={text.leaveTitle(name)}
      confirmLabel={text.leaveButton}
      danger
      busy={isPending}
      onConfirm={() => store && leave(store)}
      onClose={onClose}
    >
      {text.leaveWarning}
    </ConfirmDialog>
  );
}
