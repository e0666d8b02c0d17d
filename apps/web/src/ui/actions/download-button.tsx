import { IconDownload } from '@tabler/icons-react';
import { PendingButton } from '../feedback/pending-button.tsx';
import { useDownload } from './use-download.ts';

export interface DownloadButtonProps {
  /** The content of the file, to begin a sentence: "The statement". */
  what: string;
  /** Saves the file and answers its name. */
  save: () => Promise<string>;
  label: string;
}

/** Saves what a screen shows as a file. The outcome is told even when the screen was left. */
export function DownloadButton({ what, save, label }: DownloadButtonProps) {
  const { busy, run } = useDownload(what);
  return (
    <PendingButton
      variant="default"
      busy={busy}
      leftSection={<IconDownload size={16} aria-hidden />}
      onClick={() => void run(save)}
    >
      {label}
    </PendingButton>
  );
}
