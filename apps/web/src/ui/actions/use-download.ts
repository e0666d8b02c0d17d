import { useState } from 'react';
import { explainFailure } from '../../lib/problem.ts';
import { toastFailure, toastSuccess } from '../feedback/toast.ts';
import { actionsText } from './actions.text.ts';

/**
 * Saves a file and tells the outcome, even when the screen was left. `what` is its content in a
 * sentence: "the statement".
 */
export function useDownload(what: string) {
  const [busy, setBusy] = useState(false);

  async function run(save: () => Promise<string>): Promise<void> {
    setBusy(true);
    try {
      toastSuccess(actionsText.isSaved(await save()));
    } catch (error) {
      toastFailure(actionsText.wasNotSaved(what, explainFailure(error)), () => void run(save));
    } finally {
      setBusy(false);
    }
  }

  return { busy, run };
}
