import { CancelButton, FormActions, SubmitButton } from './form.tsx';

export interface SaveBarProps {
  formState: { isDirty: boolean; isSubmitting: boolean };
  onDiscard: () => void;
}

/** Saves or takes back what was changed; there only while something was. */
export function SaveBar({ formState: { isDirty, isSubmitting }, onDiscard }: SaveBarProps) {
  if (!isDirty) return null;
  return (
    <FormActions>
      <CancelButton onClick={onDiscard}>Discard</CancelButton>
      <SubmitButton busy={isSubmitting}>Save changes</SubmitButton>
    </FormActions>
  );
}
