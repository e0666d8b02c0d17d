import { Button, Menu, type ButtonProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useDownload } from './use-download.ts';

export interface DownloadMenuProps {
  label: string;
  /** An icon before the label. */
  icon?: ReactNode;
  /** The content of the files in a sentence: "the list of payouts". */
  what: string;
  /** Each saves a file and answers its name. One with another content than the rest names it. */
  choices: readonly { label: string; what?: string; save: () => Promise<string> }[];
  /** Says which rows the files hold, below the choices. */
  note?: string;
  /** The look of the button where it isn't one of a screen's own. */
  look?: Pick<ButtonProps, 'variant' | 'size' | 'className'>;
}

/** Saves what a list shows in one of several formats. The outcome is told even when the screen was left. */
export function DownloadMenu({
  label,
  icon,
  what,
  choices,
  note,
  look = { variant: 'default' },
}: DownloadMenuProps) {
  const { busy, run } = useDownload(what);
  return (
    <Menu position="bottom-end" width={note === undefined ? 'target' : 260}>
      <Menu.Target>
        <Button
          {...look}
          aria-busy={busy}
          disabled={busy}
          leftSection={icon}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map((choice) => (
          <Menu.Item key={choice.label} onClick={() => void run(choice.save, choice.what)}>
            {choice.label}
          </Menu.Item>
        ))}
        {note === undefined ? null : <Menu.Label>{note}</Menu.Label>}
      </Menu.Dropdown>
    </Menu>
  );
}
