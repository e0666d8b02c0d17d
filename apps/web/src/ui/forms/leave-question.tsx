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
 * Asks within the dialog whether to discard the input. In a dialog of its own, the same Escape key would close
 * both.
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
