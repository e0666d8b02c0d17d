import type { Application } from '@counter/contract/operator';
import { ConfirmDialog } from '../../../ui/overlays/confirm.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { useApprove } from '../operator.queries.ts';
import { tellRefusal } from '../tell-refusal.ts';

export interface DecisionDialogProps {
  application: Application;
  opened: boolean;
  onClose: () => void;
}

/** Asks before a store is approved. */
export function ApproveDialog({ application, opened, onClose }: DecisionDialogProps) {
  const { storeId, storeName, applicant } = application;
  const approve = useApprove({
    onDone: () => {
      onClose();
      toastSuccess(`${storeName} is approved.`);
    },
    onRefused: (error, wish) => {
      onClose();
      tellRefusal(`${storeName} was not approved.`, error, () => approve.mutate(wish));
    },
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={`Approve ${storeName}?`}
      confirmLabel="Approve"
      busy={approve.isPending}
      onConfirm={() => approve.mutate({ storeId })}
      onClose={onClose}
    >
      The store can take orders from now on, and {applicant} is mailed.
    </ConfirmDialog>
  );
}
