import type { OperatorStore } from '@counter/contract/operator';
import { ConfirmDialog } from '../../../ui/overlays/confirm.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { useLift } from '../operator.queries.ts';
import { tellRefusal } from '../tell-refusal.ts';

export interface StoreDialogProps {
  store: OperatorStore;
  opened: boolean;
  onClose: () => void;
}

/** Asks before a suspension is ended. */
export function LiftDialog({ store, opened, onClose }: StoreDialogProps) {
  const { id: storeId, name } = store;
  const lift = useLift({
    onDone: () => {
      onClose();
      toastSuccess(`The suspension of ${name} is lifted.`);
    },
    onRefused: (error, wish) => {
      onClose();
      tellRefusal('The suspension was not lifted.', error, () => lift.mutate(wish));
    },
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={`Lift the suspension of ${name}?`}
      confirmLabel="Lift suspension"
      busy={lift.isPending}
      onConfirm={() => lift.mutate({ storeId })}
      onClose={onClose}
    >
      Orders come in again at once, whenever the store is open.
    </ConfirmDialog>
  );
}
