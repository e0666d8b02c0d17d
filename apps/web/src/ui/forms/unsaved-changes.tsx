import { useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { isSignedIn, readSession } from '../../lib/session.ts';
import { guardUnsavedInput } from '../../lib/unsaved-input.ts';
import { ConfirmDialog } from '../overlays/confirm.tsx';
import { uiText } from '../ui.text.ts';
import { formsText } from './forms.text.ts';

/** An address in the router's form. */
interface Place {
  pathname: string;
  search: object;
}

export interface UnsavedChangesProps {
  dirty: boolean;
  /**
   * The search parameters that identify what the form edits: the form closes if one of them changes. Others only
   * open something on the same screen, so no input is lost.
   */
  identifiedBy?: readonly string[];
  title?: string;
  leave?: string;
  stay?: string;
  /** Says what would be lost. */
  children?: ReactNode;
}

const nothing: readonly string[] = [];

/**
 * Asks before unsaved input is lost by Back, a link, a closed tab or a switch of stores. Doesn't ask after a
 * logout, which can't be avoided.
 */
export function UnsavedChanges(props: UnsavedChangesProps) {
  return useLeavingQuestion(props).question;
}

/**
 * Returns the dialog of `UnsavedChanges` for use in a drawer. The drawer also receives the dialog's Escape key and
 * must ignore it while `confirming`. Render `question`.
 */
export function useLeavingQuestion(props: UnsavedChangesProps) {
  const { dirty, identifiedBy = nothing, children = formsText.unsavedWarning } = props;
  const isAsked = useCallback(() => dirty && isSignedIn(readSession()), [dirty]);
  const shouldBlockFn = useCallback(
    ({ current, next }: Record<'current' | 'next', Place>) =>
      isAsked() && !staysOpen(identifiedBy, current, next),
    [isAsked, identifiedBy],
  );
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn,
    enableBeforeUnload: isAsked,
    withResolver: true,
  });
  const [asked, setAsked] = useState<{ leave: () => void }>();
  useEffect(
    () => guardUnsavedInput({ isAtRisk: isAsked, ask: (leave) => setAsked({ leave }) }),
    [isAsked],
  );
  const confirming = status === 'blocked' || asked !== undefined;
  const answer = (then: (() => void) | undefined) => {
    setAsked(undefined);
    then?.();
  };
  const question = (
    <ConfirmDialog
      opened={confirming}
      title={props.title ?? uiText.leaveWithoutSaving}
      confirmLabel={props.leave ?? uiText.discardChanges}
      cancelLabel={props.stay ?? uiText.keepEditing}
      danger
      onConfirm={() => answer(asked?.leave ?? proceed)}
      onClose={() => answer(reset)}
    >
      {children}
    </ConfirmDialog>
  );
  return { confirming, question };
}

/** Returns true if the form stays open at the next address. */
function staysOpen(identifiedBy: readonly string[], current: Place, next: Place): boolean {
  return (
    current.pathname === next.pathname &&
    identifiedBy.every((name) => valueOf(current, name) === valueOf(next, name))
  );
}

const valueOf = ({ search }: Place, name: string): unknown => Reflect.get(search, name);
