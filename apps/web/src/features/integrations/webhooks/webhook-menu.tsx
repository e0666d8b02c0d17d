import type { Webhook } from '@counter/contract/integrations';
import {
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { RowMenu, RowMenuItem } from '../../../ui/lists/row-menu.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm.tsx';
import { usePauseWebhook, useRemoveWebhook } from './webhooks.queries.ts';
import { text } from './webhooks.text.ts';

interface WebhookMenuProps {
  hook: Webhook;
  onEdit: () => void;
  onRotate: () => void;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** The menu of a webhook. */
export function WebhookMenu({ hook, onEdit, onRotate }: WebhookMenuProps) {
  const { id, name, pausedAt } = hook;
  const [asks, setAsks] = useState(false);
  const pausing = usePauseWebhook();
  const removing = useRemoveWebhook();
  const outcome = {
    onSuccess: ({ message }: { message?: string | undefined }) => toastSuccess(message ?? name),
    onError: (error: Error) => toastFailure(explainFailure(error)),
  };
  const paused = pausedAt !== null;
  return (
    <>
      <RowMenu label={text.actionsFor(name)}>
        <RowMenuItem icon={<IconPencil {...icon} />} onClick={onEdit}>
          {text.edit}
        </RowMenuItem>
        <RowMenuItem icon={<IconRefresh {...icon} />} onClick={onRotate}>
          {text.rotateItem}
        </RowMenuItem>
        <RowMenuItem
          icon={paused ? <IconPlayerPlay {...icon} /> : <IconPlayerPause {...icon} />}
          onClick={() => pausing.mutate({ id, paused: !paused }, outcome)}
        >
          {paused ? text.resumeItem : text.pauseItem}
        </RowMenuItem>
        <RowMenuItem icon={<IconTrash {...icon} />} danger onClick={() => setAsks(true)}>
          {text.removeItem}
        </RowMenuItem>
      </RowMenu>
      <ConfirmDialog
        opened={asks}
        title={text.removeTitle(name)}
        confirmLabel={text.remove}
        danger
        busy={removing.isPending}
        onConfirm={() => removing.mutate(id, { ...outcome, onSettled: () => setAsks(false) })}
        onClose={() => setAsks(false)}
      >
        {text.removeWhy}
      </ConfirmDialog>
    </>
  );
}
