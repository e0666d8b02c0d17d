import { UnstyledButton } from '@mantine/core';
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
import classes from '../navigation/navigation-links.module.css';
import { reviewLabel } from './review-label.ts';
import { useShell } from '../shell-state.tsx';
import { accountText } from './account.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

/** The actions of the account menu. */
export function AccountActions() {
  const { open, close } = useShell();
  const newSignIns = useNewSignIns();
  return (
    <>
      {newSignIns.length > 0 ? (
        <Link
          to="/dashboard/myprofile"
          hash="sessions"
          className={classes.link}
          onClick={close}
          activeOptions={{ includeHash: true }}
        >
          <IconShieldQuestion size={20} stroke={1.75} aria-hidden />
          {reviewLabel(newSignIns)}
        </Link>
      ) : null}
      <Link to="/dashboard/myprofile" className={classes.link} onClick={close}>
        <IconUser size={20} stroke={1.75} aria-hidden />
        {accountText.myProfile}
      </Link>
      <Link to="/dashboard/referral" className={classes.link} onClick={close}>
        <IconGift size={20} stroke={1.75} aria-hidden />
        {accountText.referral}
      </Link>
      <UnstyledButton className={classes.link} onClick={() => open('shortcuts')}>
        <IconKeyboard size={20} stroke={1.75} aria-hidden />
        {uiText.keyboardShortcuts}
      </UnstyledButton>
      <UnstyledButton className={classes.link} onClick={() => void signOut()}>
        <IconLogout size={20} stroke={1.75} aria-hidden />
        {accountText.logout}
      </UnstyledButton>
    </>
  );
}
