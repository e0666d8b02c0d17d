import { UnstyledButton } from '@mantine/core';
import { IconKeyboard, IconLogout } from '@tabler/icons-react';
import { signOut } from '../../features/auth/sign-out.ts';
import classes from './navigation-links.module.css';
import { useShell } from './shell-state.tsx';

/** What a person can do about their visit, as rows of the menu. */
export function AccountActions() {
  const { open } = useShell();
  return (
    <>
      <UnstyledButton className={classes.link} onClick={() => open('shortcuts')}>
        <IconKeyboard size={20} stroke={1.75} aria-hidden />
        Keyboard shortcuts
      </UnstyledButton>
      <UnstyledButton className={classes.link} onClick={() => void signOut()}>
        <IconLogout size={20} stroke={1.75} aria-hidden />
        Logout
      </UnstyledButton>
    </>
  );
}
