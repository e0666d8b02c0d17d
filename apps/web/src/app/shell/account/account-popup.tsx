import { Menu } from '@mantine/core';
import {
  IconGift,
  IconKeyboard,
  IconLogout,
  IconShieldQuestion,
  IconUser,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { signOut } from '../../../features/auth/sign-out.ts';
import { useNewSignIns } from '../../../features/profile/index.ts';
import type { PopupProps } from '../../../ui/overlays/first-press.tsx';
import classes from './account-popup.module.css';
import { BarMenu } from '../bar-menu.tsx';
import { reviewLabel } from './review-label.ts';
import { useShell } from '../shell-state.tsx';
import { accountText } from './account.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

const roleNames = {
  owner: accountText.owner,
  manager: accountText.manager,
  staff: accountText.staff,
  accountant: accountText.accountant,
} as const;

/** The account menu. */
export function AccountPopup({ renderButton }: PopupProps) {
  const { user, store, open } = useShell();
  const newSignIns = useNewSignIns();
  return (
    <BarMenu renderButton={renderButton} position="bottom-end" width={264}>
      <div className={classes.person} role="presentation">
        <p className={classes.name}>{user.fullName}</p>
        <p className={classes.detail}>{user.email}</p>
        {store ? (
          <p className={classes.detail}>{accountText.roleOf(roleNames[store.role], store.name)}</p>
        ) : null}
      </div>
      <Menu.Divider />
      {newSignIns.length > 0 ? (
        <Menu.Item
          leftSection={<IconShieldQuestion size={18} stroke={1.75} />}
          renderRoot={(props) => <Link {...props} to="/dashboard/myprofile" hash="sessions" />}
        >
          {reviewLabel(newSignIns)}
        </Menu.Item>
      ) : null}
      <Menu.Item
        leftSection={<IconUser size={18} stroke={1.75} />}
        renderRoot={(props) => <Link {...props} to="/dashboard/myprofile" />}
      >
        {accountText.myProfile}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconGift size={18} stroke={1.75} />}
        renderRoot={(props) => <Link {...props} to="/dashboard/referral" />}
      >
        {accountText.referral}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconKeyboard size={18} stroke={1.75} />}
        rightSection={<kbd className={classes.key}>?</kbd>}
        onClick={() => open('shortcuts')}
      >
        {uiText.keyboardShortcuts}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconLogout size={18} stroke={1.75} />}
        onClick={() => void signOut()}
      >
        {accountText.logout}
      </Menu.Item>
    </BarMenu>
  );
}
