import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import buttonClasses from '../actions/icon-button.module.css';
import classes from './row-menu.module.css';

export interface RowMenuProps {
  /** The label: "Actions for Rye bread". */
  label: string;
  /** `RowMenuItem`s. */
  children: ReactNode;
}

/** The menu of a row or card, behind three dots. */
export function RowMenu({ label, children }: RowMenuProps) {
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon
          className={buttonClasses.button}
          variant="subtle"
          aria-label={label}
          title={label}
          data-tone="quiet"
        >
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

export interface RowMenuItemProps {
  /** An icon of 18 pixels. */
  icon: ReactNode;
  danger?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** One thing that can be done. */
export function RowMenuItem({ icon, danger = false, onClick, children }: RowMenuItemProps) {
  return (
    <Menu.Item
      className={danger ? `${classes.item} ${classes.danger}` : classes.item}
      leftSection={icon}
      onClick={onClick}
    >
      {children}
    </Menu.Item>
  );
}
