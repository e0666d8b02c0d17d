import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './menu-drawer.module.css';
import { useOpensLater } from './use-opens-later.ts';
import { useStillPage } from './use-still-page.ts';

interface MenuDrawerProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** The links, in a navigation of the same name as the drawer. */
  links: ReactNode;
  /** Stands below the links. */
  children?: ReactNode;
}

/** The whole menu over the screen, where there is no room beside it. */
export function MenuDrawer({ opened, onClose, title, links, children }: MenuDrawerProps) {
  const isOpen = useOpensLater(opened);
  const removeScrollProps = useStillPage(isOpen);
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      size={300}
      title={title}
      classNames={classes}
      removeScrollProps={removeScrollProps}
    >
      <nav aria-label={title}>{links}</nav>
      {children}
    </Drawer>
  );
}
