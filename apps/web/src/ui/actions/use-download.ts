import { useState } from 'react';
import { explainFailure } from '../../lib/problem.ts';
import { toastFailure, toastSuccess } from '../feedback/toast.ts';
import { actionsText } from './actions.text.ts';

/**
 * Saves a file and tells the outcome, even when the screen was left. `what` is its content in a
 * sentence: "the statement". `run` takes another one for a file of its own.
 */
export function useDownload(what: string) {
  const [busy, setBusy] = useState(false);

  async function run(save: () => Promise<string>, saved = what): Promise<void> {
    setBusy(true);
    try {
      toastSuccess(actionsText.savedToast(await save()));
    } catch (error) {
      toastFailure(
        actionsText.notSavedToast(saved, explainFailure(error)),
        () => void run(save, saved),
      );
    } finally {
      setBusy(false);
    }
  }

  return { busy, run };
}
