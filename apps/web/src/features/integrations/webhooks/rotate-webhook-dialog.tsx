import type { Webhook } from '@counter/contract/integrations';
import { RotateDialog } from '../rotate-dialog.tsx';
import type { MadeSecret } from '../secret-dialog.tsx';
import { useRotateWebhook } from './webhooks.queries.ts';
import { text } from './webhooks.text.ts';

interface RotateWebhookDialogProps {
  hook: Webhook;
  onClose: () => void;
  onMade: (made: MadeSecret) => void;
}

/** A dialog to rotate a webhook's secret. */
export function RotateWebhookDialog({ hook, onClose, onMade }: RotateWebhookDialogProps) {
  const { mutateAsync } = useRotateWebhook();
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
