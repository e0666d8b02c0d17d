import { useBlocker } from '@tanstack/react-router';
import { useCallback, type ReactNode } from 'react';
import { isSignedIn, readSession } from '../../lib/session.ts';
import { ConfirmDialog } from '../overlays/confirm.tsx';
import { uiText } from '../ui.text.ts';
import { formsText } from './forms.text.ts';

export interface UnsavedChangesProps {
  dirty: boolean;
  /** A question. */
  title?: string;
  /** The label of the button to leave. */
  leave?: string;
  /** The label of the button to stay. */
  stay?: string;
  /** The input that would be lost. */
  children?: ReactNode;
}

/**
 * Asks before something is left behind, by Back, a link or a closed tab. Who is logged out has to leave
 * all the same and is not asked.
 */
export function UnsavedChanges(props: UnsavedChangesProps) {
  return useLeavingQuestion(props).question;
}

/**
 * The question of `UnsavedChanges` for a drawer, which hears the Escape that is meant for the question
 * as well: while `asking` it has to let it pass. Put `question` on the screen.
 */
export function useLeavingQuestion(props: UnsavedChangesProps) {
  const { dirty, children = formsText.unsavedWarning } = props;
  const shouldBlockFn = useCallback(() => dirty && isSignedIn(readSession()), [dirty]);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn,
    enableBeforeUnload: shouldBlockFn,
    withResolver: true,
  });
  const confirming = status === 'blocked';
  const question = (
    <ConfirmDialog
      opened={confirming}
      title={props.title ?? uiText.leaveWithoutSaving}
      confirmLabel={props.leave ?? uiText.discardChanges}
      cancelLabel={props.stay ?? uiText.keepEditing}
      danger
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    >
      {children}
    </ConfirmDialog>
  );
  return { confirming, question };
}
