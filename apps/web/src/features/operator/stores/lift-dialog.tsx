import type { OperatorStore } from '@counter/contract/operator';
import { ConfirmDialog } from '../../../ui/overlays/confirm.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { useLift } from '../operator.queries.ts';
import { toastRefusal } from '../../../ui/feedback/toast-refusal.ts';
import { storesText } from './stores.text.ts';

export interface StoreDialogProps {
  store: OperatorStore;
  opened: boolean;
  onClose: () => void;
}

/** Asks for confirmation before a suspension is ended. */
export function LiftDialog({ store, opened, onClose }: StoreDialogProps) {
  const { id: storeId, name } = store;
  const lift = useLift({
    onDone: () => {
      onClose();
      toastSuccess(storesText.suspensionEndedToast(name));
    },
    onRefused: (wish, error) => {
      onClose();
      toastRefusal(storesText.notEndedToast, error, () => lift.mutate(wish));
    },
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={storesText.endSuspensionTitle(name)}
      confirmLabel={storesText.endSuspensionButton}
      busy={lift.isPending}
      onConfirm={() => lift.mutate({ storeId })}
      onClose={onClose}
    >
      {storesText.endSuspensionHelp}
    </ConfirmDialog>
  );
}
