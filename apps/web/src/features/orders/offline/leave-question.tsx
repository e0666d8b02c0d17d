import { useEffect, useState } from 'react';
import { askBeforeLeaving } from '../../../lib/account/leave-question.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm.tsx';
import { offlineText } from './offline.text.ts';

/** Asks before signing out while changes wait for the network. */
export function LeaveQuestion({ waiting }: { waiting: number }) {
  const [answer, setAnswer] = useState<(leaves: boolean) => void>();
  useEffect(() => askBeforeLeaving(() => new Promise((resolve) => setAnswer(() => resolve))), []);
  const close = (leaves: boolean) => {
    answer?.(leaves);
    setAnswer(undefined);
  };
  return (
    <ConfirmDialog
      opened={answer !== undefined}
      title={offlineText.leaveTitle(waiting)}
      confirmLabel={offlineText.leave}
      onConfirm={() => close(true)}
      onClose={() => close(false)}
    >
      {offlineText.leaveHelp}
    </ConfirmDialog>
  );
}
