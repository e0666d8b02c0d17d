import type { ReactNode } from 'react';
import { countWrong } from './count-wrong.ts';
import { FootBar } from './foot-bar.tsx';
import { CancelButton, SubmitButton } from './form.tsx';
import { formsText } from './forms.text.ts';
import { uiText } from '../ui.text.ts';

export interface SaveBarProps {
  formState: { isDirty: boolean; isSubmitting: boolean; errors: object };
  /** The title of the form, if a screen has several. */
  what?: string;
  /** See `FootBar`. */
  refusals?: number;
  onDiscard: () => void;
  /** Another button, such as one that schedules the change. */
  children?: ReactNode;
}

/** The buttons to save or discard changes. Renders nothing without changes. */
export function SaveBar({ formState, what, refusals, onDiscard, children }: SaveBarProps) {
  const { isDirty, isSubmitting, errors } = formState;
  if (!isDirty) return null;
  return (
    <FootBar
      says={formsText.unsavedChanges(what)}
      wrong={countWrong(errors)}
      {...(refusals === undefined ? {} : { refusals })}
    >
      <CancelButton onClick={onDiscard}>{uiText.discard}</CancelButton>
      {children}
      <SubmitButton busy={isSubmitting}>{uiText.saveChanges}</SubmitButton>
    </FootBar>
  );
}
