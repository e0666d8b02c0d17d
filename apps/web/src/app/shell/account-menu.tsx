import { Menu, UnstyledButton } from '@mantine/core';
import { IconKeyboard, IconLogout, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { signOut } from '../../features/auth/sign-out.ts';
import { inBar } from './in-bar.ts';
import classes from './account-menu.module.css';
import { useShell } from './shell-state.tsx';

const roleNames = {
  owner: 'Owner',
  manager: 'Manager',
  staff: 'Staff',
  accountant: 'Accountant',
} as const;

/** Who is signed in, and what they can do about their visit. */
export function AccountMenu() {
  const { user, store, open } = useShell();
  return (
    <Menu position="bottom-end" width={264} {...inBar}>
      <Menu.Target>
        <UnstyledButton
          className={classes.button}
          aria-label={`${initialsOf(user.fullName)}, account of ${user.fullName}`}
        >
          {initialsOf(user.fullName)}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.person} role="presentation">
          <p className={classes.name}>{user.fullName}</p>
          <p className={classes.detail}>{user.email}</p>
          {store ? (
            <p className={classes.detail}>
              {roleNames[store.role]} of {store.name}
            </p>
          ) : null}
        </div>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconUser size={18} stroke={1.75} />}
          renderRoot={(props) => <Link {...props} to="/dashboard/myprofile" />}
        >
          My Profile
        </Menu.Item>
        <Menu.Item
          leftSection={<IconKeyboard size={18} stroke={1.75} />}
          rightSection={<kbd className={classes.key}>?</kbd>}
          onClick={() => open('shortcuts')}
        >
          Keyboard shortcuts
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLogout size={18} stroke={1.75} />}
          onClick={() => void signOut()}
        >
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function initialsOf(fullName: string): string {
  const words = fullName.split(/\s+/).filter((word) => word !== '');
  const first = words[0]?.charAt(0) ?? '';
  const last = words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : '';
  return `${first}${last}`.toUpperCase();
}
