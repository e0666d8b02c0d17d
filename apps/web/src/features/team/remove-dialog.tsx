import type { Member } from '@counter/contract/team';
import { explainFailure } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm.tsx';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.ts';
import { useLastOpen } from '../../ui/overlays/use-last-open.ts';
import { useRemoveMember } from './team.queries.ts';
import { text } from './team.text.ts';
import { uiText } from '../../ui/ui.text.ts';

interface RemoveDialogProps {
  /** Undefined while the dialog is closed. */
  member: Member | undefined;
  onClose: () => void;
}

/** Asks for confirmation before a member is removed from the team. */
export function RemoveDialog({ member, onClose }: RemoveDialogProps) {
  const { name } = useCurrentStore();
  const { mutate, isPending } = useRemoveMember();
  const shown = useLastOpen(member);
  const who = shown?.fullName ?? '';

  function remove({ userId, fullName }: Member) {
    mutate(userId, {
      onSuccess: () => toastSuccess(text.removedToast(fullName)),
      onError: (error) => toastFailure(text.notRemovedToast(fullName, explainFailure(error))),
      onSettled: onClose,
    });
  }

  return (
    <ConfirmDialog
      opened={member !== undefined}
      title={text.removeTitle(who)}
      confirmLabel={uiText.remove}
      danger
      busy={isPending}
      onConfirm={() => member && remove(member)}
      onClose={onClose}
    >
      {text.removeWarning(who, name)}
    </ConfirmDialog>
  );
}
