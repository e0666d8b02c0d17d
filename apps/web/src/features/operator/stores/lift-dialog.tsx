import type { OperatorStore } from '@counter/contract/operator';
import { ConfirmDialog } from '../../../ui/overlays/confirm.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { useLift } from '../operator.queries.ts';
import { toastRefusal } from '../toast-refusal.ts';
import { text } from '../operator.text.ts';

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
      toastSuccess(text.stores.suspensionOfIsLifted(name));
    },
    onRefused: (error, wish) => {
      onClose();
      toastRefusal(text.stores.suspensionWasNotLifted, error, () => lift.mutate(wish));
    },
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={text.stores.liftSuspensionOf(name)}
      confirmLabel={text.stores.liftSuspension}
      busy={lift.isPending}
      onConfirm={() => lift.mutate({ storeId })}
      onClose={onClose}
    >
      {text.stores.ordersComeInAgainAt}
    </ConfirmDialog>
  );
}
