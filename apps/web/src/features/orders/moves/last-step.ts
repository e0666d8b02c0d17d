import { undoWindowMs } from '@counter/contract/orders';
import { useCallback, useState } from 'react';
import { now } from '@counter/browser/clock';
import { useShortcuts } from '../../../ui/browser/keyboard.ts';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { uiText } from '../../../ui/ui.text.ts';
import { text } from '../orders.text.ts';

/** The toast about the last step takes the place of the one before. */
export const lastMove = 'last-move';

/** Tells of a step that was made, and offers to undo it for as long as that is possible. */
export type TellStep = (message: string, undo?: () => void) => void;

/** Returns the function that tells of steps. The key Z undoes the one told of last. */
export function useLastStep(): TellStep {
  const [step, setStep] = useState<{ undo: () => void; until: number }>();
  const undoLast = () => {
    if (step && now() < step.until) step.undo();
  };
  useShortcuts(uiText.orders, [{ keys: 'z', label: text.undoLastStep, run: undoLast }]);
  return useCallback((message, undo) => {
    setStep(undo && { undo, until: now() + undoWindowMs });
    toastSuccess(message, undo, lastMove);
  }, []);
}
