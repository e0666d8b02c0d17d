import type { ReactNode } from 'react';
import { CancelButton, FormActions, SubmitButton } from './form.tsx';
import { uiText } from '../ui.text.ts';

export interface SaveBarProps {
  formState: { isDirty: boolean; isSubmitting: boolean };
  onDiscard: () => void;
  /** Another way to keep what was typed, as a button. */
  children?: ReactNode;
}

/** Saves or takes back what was changed; there only while something was. */
export function SaveBar({
  formState: { isDirty, isSubmitting },
  onDiscard,
  children,
}: SaveBarProps) {
  if (!isDirty) return null;
  return (
    <FormActions>
      <CancelButton onClick={onDiscard}>{uiText.discard}</CancelButton>
      {children}
      <SubmitButton busy={isSubmitting}>{uiText.saveChanges}</SubmitButton>
    </FormActions>
  );
}
