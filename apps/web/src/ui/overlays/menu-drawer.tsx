import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './menu-drawer.module.css';
import { useOpensLater } from './use-opens-later.ts';
import { useStillPage } from './use-still-page.ts';

interface MenuDrawerProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** The links. Their navigation has the drawer's title as its label. */
  links: ReactNode;
  /** Shown below the links. */
  children?: ReactNode;
}

/** A drawer with the whole menu, for narrow screens. */
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
