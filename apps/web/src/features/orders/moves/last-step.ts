import { undoWindowMs } from '@counter/contract/orders';
import { useCallback, useState } from 'react';
import { now } from '@counter/browser/clock';
import { useShortcuts } from '../../../ui/browser/keyboard.ts';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { uiText } from '../../../ui/ui.text.ts';
import { text } from '../orders.text.ts';

/** The toast id of the last step, so that each toast replaces the previous one. */
export const lastMove = 'last-move';

/** Shows a toast about a completed step, with undo while that is possible. */
export type TellStep = (message: string, undo?: () => void) => void;

/** Returns the function that shows a step's toast. The Z key undoes the latest step. */
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
