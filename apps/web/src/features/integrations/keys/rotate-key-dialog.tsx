import type { ApiKey } from '@counter/contract/integrations';
import { RotateDialog } from '../rotate-dialog.tsx';
import type { MadeSecret } from '../secret-dialog.tsx';
import { useRotateKey } from './keys.queries.ts';
import { text } from './keys.text.ts';

interface RotateKeyDialogProps {
  apiKey: ApiKey;
  onClose: () => void;
  onMade: (made: MadeSecret) => void;
}

/** A dialog to rotate an API key's secret. */
export function RotateKeyDialog({ apiKey, onClose, onMade }: RotateKeyDialogProps) {
  const { mutateAsync } = useRotateKey();
  const words = {
    title: text.rotateTitle(apiKey.name),
    why: text.rotateWhy,
    overlap: text.overlap,
    submit: text.rotate,
  };
  return (
    <RotateDialog
      words={words}
      onClose={onClose}
      onRotate={async (overlapHours) => {
        const { data } = await mutateAsync({ apiKey, overlapHours });
        onClose();
        onMade({ name: apiKey.name, secret: data.key });
      }}
    />
  );
}
