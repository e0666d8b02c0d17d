import { Drawer } from '@mantine/core';
import { useOpensLater } from '../../../ui/overlays/use-opens-later.ts';
import { AccountActions } from '../account/account-actions.tsx';
import classes from './navigation-drawer.module.css';
import { NavigationLinks } from './navigation-links.tsx';
import { useOverlay, useShell } from '../shell-state.tsx';
import { text } from '../shell.text.ts';

/** The menu and the account, on screens too narrow to show them all the time. */
export function NavigationDrawer() {
  const { close, user } = useShell();
  const overlay = useOverlay();
  const opened = useOpensLater(overlay === 'navigation');
  return (
    <Drawer
      opened={opened}
      onClose={close}
      size={300}
      title={text.allScreens}
      classNames={{ title: classes.title, body: classes.body }}
    >
      <nav aria-label={text.allScreens}>
        <NavigationLinks onFollow={close} />
      </nav>
      <div className={classes.account}>
        <p className={classes.name}>{user.fullName}</p>
        <p className={classes.email}>{user.email}</p>
        <AccountActions />
      </div>
    </Drawer>
  );
}
