import { useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { isSignedIn, readSession } from '../../lib/session.ts';
import { guardUnsavedInput } from '../../lib/unsaved-input.ts';
import { ConfirmDialog } from '../overlays/confirm.tsx';
import { uiText } from '../ui.text.ts';
import { formsText } from './forms.text.ts';

/** An address as the router gives it. */
interface Place {
  pathname: string;
  search: object;
}

export interface UnsavedChangesProps {
  dirty: boolean;
  /**
   * The search parameters that identify what the form edits: it closes if one of them changes. Others only open
   * something on the same screen, so nothing is lost.
   */
  identifiedBy?: readonly string[];
  /** A question. */
  title?: string;
  /** The label of the button to leave. */
  leave?: string;
  /** The label of the button to stay. */
  stay?: string;
  /** The input that would be lost. */
  children?: ReactNode;
}

const nothing: readonly string[] = [];

/**
 * Asks before something is left behind, by Back, a link, a closed tab or another store. Who is logged out has to leave
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

/** Returns true if the form is still open at the next address. */
function staysOpen(identifiedBy: readonly string[], current: Place, next: Place): boolean {
  return (
    current.pathname === next.pathname &&
    identifiedBy.every((name) => valueOf(current, name) === valueOf(next, name))
  );
}

const valueOf = ({ search }: Place, name: string): unknown => Reflect.get(search, name);
