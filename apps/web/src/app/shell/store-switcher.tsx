import { UnstyledButton } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { FirstPress } from '../../ui/first-press.tsx';
import { useShell } from './shell-state.tsx';
import classes from './store-switcher.module.css';

const loadPopup = async () => (await import('./stores-popup.tsx')).StoresPopup;

/** Names the current store; with several, changes it without leaving the screen. */
export function StoreSwitcher() {
  const { stores, store } = useShell();
  const name = store?.name ?? 'Your stores';
  if (stores.length < 2) return <p className={classes.only}>{store?.name}</p>;
  return (
    <FirstPress
      load={loadPopup}
      renderButton={({ onClick, expanded }) => (
        <UnstyledButton
          className={classes.button}
          aria-label={`${name}, switch store`}
          aria-haspopup="menu"
          aria-expanded={expanded}
          onClick={onClick}
        >
          <span className={classes.name}>{name}</span>
          <IconSelector size={16} stroke={1.75} aria-hidden />
        </UnstyledButton>
      )}
    />
  );
}
