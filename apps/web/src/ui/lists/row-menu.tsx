import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import buttonClasses from '../actions/icon-button.module.css';
import classes from './row-menu.module.css';

export interface RowMenuProps {
  /** The label: "Actions for Rye bread". */
  label: string;
  /** The `RowMenuItem`s. */
  children: ReactNode;
}

/** The three-dot menu of a row or card. */
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
  /** An 18-pixel icon. */
  icon: ReactNode;
  danger?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** An action in a `RowMenu`. */
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
