import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { FormActions } from './form.tsx';
import { uiText } from '../ui.text.ts';
import { formsText } from './forms.text.ts';

interface LeaveQuestionProps {
  onDiscard: () => void;
  onStay: () => void;
}

/**
 * Asks whether what is typed may go, in the dialog itself: a question above it would be closed by the same
 * key as the dialog.
 */
export function LeaveQuestion({ onDiscard, onStay }: LeaveQuestionProps) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <>
      <p role="alert">{formsText.leaveWarning}</p>
      <FormActions>
        <Button color="red" onClick={onDiscard}>
          {uiText.discardChanges}
        </Button>
        <Button ref={stay} onClick={onStay}>
          {uiText.keepEditing}
        </Button>
      </FormActions>
    </>
  );
}
