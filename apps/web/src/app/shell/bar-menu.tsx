import { Menu, type MenuProps } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { PopupProps } from '../../ui/overlays/first-press.tsx';
import { useOpensLater } from '../../ui/overlays/use-opens-later.ts';

interface BarMenuProps extends PopupProps, Required<Pick<MenuProps, 'position' | 'width'>> {
  children: ReactNode;
}

/** A menu in the top bar, open on mount. It renders inside the bar and focuses its first item. */
export function BarMenu({ renderButton, position, width, children }: BarMenuProps) {
  const [wanted, setWanted] = useState(true);
  const opened = useOpensLater(wanted);
  return (
    <Menu
      opened={opened}
      onChange={setWanted}
      position={position}
      width={width}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{renderButton({})}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
