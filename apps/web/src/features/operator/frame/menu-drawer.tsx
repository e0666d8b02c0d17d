import { Drawer } from '@mantine/core';
import { useOpensLater } from '../../../ui/overlays/use-opens-later.ts';
import classes from './frame.module.css';
import { PlaceLinks } from './place-links.tsx';
import { frameText } from './frame.text.ts';

interface MenuDrawerProps {
  opened: boolean;
  onClose: () => void;
}

/** The whole menu over the screen, where there is no room beside it. */
export function MenuDrawer({ opened, onClose }: MenuDrawerProps) {
  const isOpen = useOpensLater(opened);
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      size={300}
      title={frameText.menu}
      classNames={{ title: classes.menuTitle, body: classes.menuBody }}
    >
      <nav aria-label={frameText.menu}>
        <PlaceLinks onFollow={onClose} />
      </nav>
    </Drawer>
  );
}
