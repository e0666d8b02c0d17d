import { UnstyledButton } from '@mantine/core';
import { useNewSignIns } from '../../../features/profile/index.ts';
import { FirstPress } from '../../../ui/overlays/first-press.tsx';
import classes from './account-menu.module.css';
import { useShell } from '../shell-state.tsx';
import { text } from '../shell.text.ts';

const loadPopup = async () => (await import('./account-popup.tsx')).AccountPopup;

/** Shows the signed-in person and the account menu. */
export function AccountMenu() {
  const { user } = useShell();
  const initials = initialsOf(user.fullName);
  const isToReview = useNewSignIns().length > 0;
  return (
    <FirstPress
      load={loadPopup}
      renderButton={({ onClick, expanded }) => (
        <UnstyledButton
          className={classes.button}
          aria-label={text.accountOf(initials, user.fullName, isToReview)}
          data-news={isToReview || undefined}
          aria-haspopup="menu"
          aria-expanded={expanded}
          onClick={onClick}
        >
          {initials}
        </UnstyledButton>
      )}
    />
  );
}

function initialsOf(fullName: string): string {
  const words = fullName.split(/\s+/).filter((word) => word !== '');
  const first = words[0]?.charAt(0) ?? '';
  const last = words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : '';
  return `${first}${last}`.toUpperCase();
}
