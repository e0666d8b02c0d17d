import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useDownload } from './use-download.ts';

export interface DownloadMenuProps {
  label: string;
  /** The content of the files in a sentence: "the list of payouts". */
  what: string;
  /** Each saves a file and answers its name. */
  choices: readonly { label: string; save: () => Promise<string> }[];
  /** Says which rows the files hold, below the choices. */
  note: string;
}

/** Saves what a list shows in one of several formats. */
export function DownloadMenu({ label, what, choices, note }: DownloadMenuProps) {
  const { busy, run } = useDownload(what);
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <Button
          variant="default"
          aria-busy={busy}
          disabled={busy}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map((choice) => (
          <Menu.Item key={choice.label} onClick={() => void run(choice.save)}>
            {choice.label}
          </Menu.Item>
        ))}
        <Menu.Label>{note}</Menu.Label>
      </Menu.Dropdown>
    </Menu>
  );
}
