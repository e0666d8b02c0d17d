import { MenuDrawer } from '../../../ui/overlays/menu-drawer.tsx';
import { AccountActions } from '../account/account-actions.tsx';
import classes from './navigation-drawer.module.css';
import { NavigationLinks } from './navigation-links.tsx';
import { useOverlay, useShell } from '../shell-state.tsx';
import { text } from '../shell.text.ts';

/** The menu and the account, on screens too narrow for the side menu. */
export function NavigationDrawer() {
  const { close, user } = useShell();
  const overlay = useOverlay();
  return (
    <MenuDrawer
      opened={overlay === 'navigation'}
      onClose={close}
      title={text.allScreens}
      links={<NavigationLinks onFollow={close} />}
    >
      <div className={classes.account}>
        <p className={classes.name}>{user.fullName}</p>
        <p className={classes.email}>{user.email}</p>
        <AccountActions />
      </div>
    </MenuDrawer>
  );
}
