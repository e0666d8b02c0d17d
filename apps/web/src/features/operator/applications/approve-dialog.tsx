import type { Application } from '@counter/contract/operator';
import { ConfirmDialog } from '../../../ui/overlays/confirm.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { useApprove } from '../operator.queries.ts';
import { toastRefusal } from '../../../ui/feedback/toast-refusal.ts';
import { text } from '../operator.text.ts';
import { applicationsText } from './applications.text.ts';

export interface DecisionDialogProps {
  application: Application;
  opened: boolean;
  onClose: () => void;
}

/** Asks for confirmation before a store is approved. */
export function ApproveDialog({ application, opened, onClose }: DecisionDialogProps) {
  const { storeId, storeName, applicant, bank } = application;
  const approve = useApprove({
    onDone: () => {
      onClose();
      toastSuccess(applicationsText.approvedToast(storeName));
    },
    onRefused: (wish, error) => {
      onClose();
      toastRefusal(applicationsText.notApprovedToast(storeName), error, () => approve.mutate(wish));
    },
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={applicationsText.approveTitle(storeName)}
      confirmLabel={text.approve}
      busy={approve.isPending}
      onConfirm={() => approve.mutate({ storeId })}
      onClose={onClose}
    >
      {applicationsText.approveHelp(applicant, Boolean(bank?.bankVerifiedAt))}
    </ConfirmDialog>
  );
}
