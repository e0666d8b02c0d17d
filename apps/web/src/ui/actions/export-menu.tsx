import { IconDownload } from '@tabler/icons-react';
import type { TableKind } from '../../lib/files/download.ts';
import { actionsText } from './actions.text.ts';
import { DownloadMenu, type DownloadMenuProps } from './download-menu.tsx';

interface ExportMenuProps {
  /** The content of the file in a sentence: "the list of payouts". */
  what: string;
  /** Saves the file and resolves to its name. */
  save: (kind: TableKind) => Promise<string>;
  /** Other files to offer besides the table. */
  more?: DownloadMenuProps['choices'];
}

/** Exports all pages of a list as CSV or Excel. */
export function ExportMenu({ what, save, more = [] }: ExportMenuProps) {
  return (
    <DownloadMenu
      label={actionsText.export}
      icon={<IconDownload size={16} aria-hidden />}
      what={what}
      choices={[
        { label: actionsText.csv, save: () => save('CSV') },
        { label: actionsText.excel, save: () => save('EXCEL') },
        ...more,
      ]}
    />
  );
}
