import type { Campaign } from '@counter/contract/marketing';
import { countOf } from '@counter/contract/shared';
import { explainFailure } from '../../lib/api.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm.tsx';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.ts';
import { useCancelCampaign } from './marketing.queries.ts';
import { text } from './marketing.text.ts';

interface CancelQuestionProps {
  /** The campaign to cancel; undefined while the dialog is closed. */
  campaign: Campaign | undefined;
  onClose: () => void;
}

/** Asks for confirmation before a campaign is cancelled, because that can't be undone. */
export function CancelQuestion({ campaign, onClose }: CancelQuestionProps) {
  const { mutate, isPending } = useCancelCampaign();
  const { id = 0, title = '', progress } = campaign ?? {};
  const cancel = (): void =>
    mutate(id, {
      onSuccess: ({ message }) => toastSuccess(message ?? text.cancelledToast(title)),
      onError: (error) => toastFailure(text.notCancelledToast(title, explainFailure(error))),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      opened={campaign !== undefined}
      title={text.cancelTitle(title)}
      confirmLabel={text.cancelCampaign}
      danger
      busy={isPending}
      onConfirm={cancel}
      onClose={onClose}
    >
      {text.cancelWarning(countOf(progress?.waiting ?? 0, 'message', 'messages'))}
    </ConfirmDialog>
  );
}
