import { useState } from 'react';
import { explainFailure } from '../../lib/problem.ts';
import { toastFailure, toastSuccess } from '../feedback/toast.ts';
import { actionsText } from './actions.text.ts';

/**
 * Returns a function that saves a file and reports the outcome, even if the person has left the screen. `what` is
 * the content in a sentence: "the statement". `run` can override it per file.
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
