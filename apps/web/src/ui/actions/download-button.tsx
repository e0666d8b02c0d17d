import { IconDownload } from '@tabler/icons-react';
import { PendingButton } from '../feedback/pending-button.tsx';
import { useDownload } from './use-download.ts';

export interface DownloadButtonProps {
  /** The content of the file, at the start of a sentence: "The statement". */
  what: string;
  /** Saves the file and resolves to its name. */
  save: () => Promise<string>;
  label: string;
}

/** Saves a screen's data as a file. The toast appears even if the person has left the screen. */
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
