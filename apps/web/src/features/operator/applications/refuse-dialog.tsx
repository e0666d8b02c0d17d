import { refuseRequest } from '@counter/contract/operator';
import { z } from 'zod/mini';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { useRefuse } from '../operator.queries.ts';
import { ReasonDialog, useReasonForm } from '../reason-dialog.tsx';
import { toastRefusal } from '../../../ui/feedback/toast-refusal.ts';
import { isDecided } from '../is-decided.ts';
import type { DecisionDialogProps } from './approve-dialog.tsx';
import { applicationsText } from './applications.text.ts';

const schema = z.pick(refuseRequest, { reason: true });

/** Asks why an application is rejected. Closing the dialog keeps the text. */
export function RefuseDialog({ application, opened, onClose }: DecisionDialogProps) {
  const { storeId, storeName, applicant } = application;
  const form = useReasonForm(schema);
  const refuse = useRefuse({
    onDone: () => {
      onClose();
      toastSuccess(applicationsText.rejectedToast(storeName));
    },
    onRefused: (wish, error) => {
      if (!isDecided(error)) return showRefusal(form, error);
      onClose();
      toastRefusal(applicationsText.notRejectedToast(storeName), error, () => refuse.mutate(wish));
    },
  });
  return (
    <ReasonDialog
      form={form}
      opened={opened}
      title={applicationsText.rejectTitle(storeName)}
      submit={applicationsText.rejectButton}
      help={applicationsText.reasonHelp}
      rows={5}
      maxLength={1000}
      busy={refuse.isPending}
      onReason={(reason) => refuse.mutate({ storeId, reason })}
      onClose={onClose}
    >
      {applicationsText.rejectHelp(applicant)}
    </ReasonDialog>
  );
}
