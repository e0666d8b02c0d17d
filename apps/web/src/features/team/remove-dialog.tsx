import type { Member } from '@counter/contract/team';
import { explainFailure } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm.tsx';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.ts';
import { useLastOpen } from '../../ui/overlays/use-last-open.ts';
import { useRemoveMember } from './team.queries.ts';

interface RemoveDialogProps {
  /** Undefined while nobody asks. */
  member: Member | undefined;
  onClose: () => void;
}

/** Asks before a member is taken off the team. */
export function RemoveDialog({ member, onClose }: RemoveDialogProps) {
  const { name } = useCurrentStore();
  const { mutate, isPending } = useRemoveMember();
  const shown = useLastOpen(member);
  const who = shown?.fullName ?? '';

  function remove({ userId, fullName }: Member) {
    mutate(userId, {
      onSuccess: () => toastSuccess(`${fullName} is no longer in the team.`),
      onError: (error) => toastFailure(`${fullName} was not removed. ${explainFailure(error)}`),
      onSettled: onClose,
    });
  }

  return (
    <ConfirmDialog
      opened={member !== undefined}
      title={`Remove ${who}?`}
      confirmLabel="Remove"
      danger
      busy={isPending}
      onConfirm={() => member && remove(member)}
      onClose={onClose}
    >
      What {who} may do in {name} ends at once, on every device. What they did stays in the records.
      To have them back, you invite them again.
    </ConfirmDialog>
  );
}
