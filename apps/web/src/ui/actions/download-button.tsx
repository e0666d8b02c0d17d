import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { explainFailure } from '../../lib/problem.ts';
import { PendingButton } from '../feedback/pending-button.tsx';
import { toastFailure, toastSuccess } from '../feedback/toast.ts';
import { actionsText } from './actions.text.ts';

export interface DownloadButtonProps {
  /** The content of the file, to begin a sentence: "The statement". */
  what: string;
  /** Saves the file and answers its name. */
  save: () => Promise<string>;
}

/** Saves what a list shows as a file, all its pages. The outcome is told even when the screen was left. */
export function DownloadButton({ what, save }: DownloadButtonProps) {
  const [busy, setBusy] = useState(false);

  async function run() {
    setBusy(true);
    try {
      toastSuccess(actionsText.isSaved(await save()));
    } catch (error) {
      toastFailure(actionsText.wasNotSaved(what, explainFailure(error)), () => void run());
    } finally {
      setBusy(false);
    }
  }

  return (
    <PendingButton
      variant="default"
      busy={busy}
      leftSection={<IconDownload size={16} aria-hidden />}
      onClick={() => void run()}
    >
      {actionsText.exportCsv}
    </PendingButton>
  );
}
