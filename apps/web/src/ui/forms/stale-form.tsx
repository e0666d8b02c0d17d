import { Button } from '@mantine/core';
import { Notice } from '../feedback/notice.tsx';

interface StaleFormProps {
  /** Who was quicker, in a sentence. */
  reason: string;
  onTake: () => void;
}

/** In a form that somebody else saved first: both states stay within reach. */
export function StaleForm({ reason, onTake }: StaleFormProps) {
  return (
    <div role="alert">
      <Notice
        tone="info"
        action={
          <Button variant="default" onClick={onTake}>
            Take theirs
          </Button>
        }
      >
        {reason} What you typed is still here: save it again to keep yours.
      </Notice>
    </div>
  );
}
