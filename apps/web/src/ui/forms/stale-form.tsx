import { Button } from '@mantine/core';
import { Notice } from '../feedback/notice.tsx';
import { uiText } from '../ui.text.ts';
import { formsText } from './forms.text.ts';

interface StaleFormProps {
  /** Names the person who was quicker, in a sentence. */
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
            {uiText.takeTheirs}
          </Button>
        }
      >
        {formsText.inputKeptHint(reason)}
      </Notice>
    </div>
  );
}
