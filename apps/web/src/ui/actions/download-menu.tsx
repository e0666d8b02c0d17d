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
  /** Each choice saves a file and resolves to its name. `what` overrides the content for one choice. */
  choices: readonly { label: string; what?: string; save: () => Promise<string> }[];
  /** A note below the choices that says which rows the files contain. */
  note?: string;
  /** Overrides the button's look. */
  look?: Pick<ButtonProps, 'variant' | 'size' | 'className'>;
}

/** Saves a list in one of several formats. The toast appears even if the person has left the screen. */
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
