import { UnstyledButton } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import classes from './expand-button.module.css';
import { text } from '../shell.text.ts';

interface ExpandButtonProps {
  isExpanded: boolean;
  onToggle: () => void;
}

/** Makes a rail of the menu beside the screen, or the other way around. */
export function ExpandButton({ isExpanded, onToggle }: ExpandButtonProps) {
  const Icon = isExpanded ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand;
  return (
    <UnstyledButton className={classes.toggle} onClick={onToggle}>
      <Icon size={20} stroke={1.75} aria-hidden />
      {isExpanded ? text.collapseMenu : text.expandMenu}
    </UnstyledButton>
  );
}
