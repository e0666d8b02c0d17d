import type { Webhook } from '@counter/contract/integrations';
import { RotateDialog } from '../rotate-dialog.tsx';
import type { MadeSecret } from '../secret-dialog.tsx';
import type { WebhookHooks } from './webhooks.queries.ts';
import { text } from './webhooks.text.ts';

interface RotateWebhookDialogProps {
  hooks: WebhookHooks;
  hook: Webhook;
  onClose: () => void;
  onMade: (made: MadeSecret) => void;
}

/** Gives a webhook a new secret. */
export function RotateWebhookDialog({ hooks, hook, onClose, onMade }: RotateWebhookDialogProps) {
  const { mutateAsync } = hooks.useRotate();
  const words = {
    title: text.rotateTitle(hook.name),
    why: text.rotateWhy,
    overlap: text.overlap,
    submit: text.rotate,
  };
  return (
    <RotateDialog
      words={words}
      onClose={onClose}
      onRotate={async (overlapHours) => {
        const { data } = await mutateAsync({ hook, overlapHours });
        onClose();
        onMade({ name: hook.name, secret: data.secret ?? '' });
      }}
    />
  );
}
