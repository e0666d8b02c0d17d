import { CancelButton, FormActions, SubmitButton } from './form.tsx';
import { uiText } from '../ui.text.ts';

export interface SaveBarProps {
  formState: { isDirty: boolean; isSubmitting: boolean };
  onDiscard: () => void;
}

/** Saves or takes back what was changed; there only while something was. */
export function SaveBar({ formState: { isDirty, isSubmitting }, onDiscard }: SaveBarProps) {
  if (!isDirty) return null;
  return (
    <FormActions>
      <CancelButton onClick={onDiscard}>{uiText.discard}</CancelButton>
      <SubmitButton busy={isSubmitting}>{uiText.saveChanges}</SubmitButton>
    </FormActions>
  );
}
