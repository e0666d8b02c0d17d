import { UnstyledButton } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { FirstPress } from '../../../ui/overlays/first-press.tsx';
import { useShell } from '../shell-state.tsx';
import classes from './store-switcher.module.css';
import { text } from '../shell.text.ts';

const loadPopup = async () => (await import('./stores-popup.tsx')).StoresPopup;

/** Shows the current store. With several stores, it also shows the branch and switches between them. */
export function StoreSwitcher() {
  const { stores, store } = useShell();
  const name = store?.name ?? text.yourStores;
  const branch = stores.find(({ id }) => id === store?.storeId)?.branchName;
  if (stores.length < 2) return <p className={classes.only}>{store?.name}</p>;
  return (
    <FirstPress
      load={loadPopup}
      renderButton={({ onClick, expanded }) => (
        <UnstyledButton
          className={classes.button}
          aria-label={text.switchStore(branch ? `${name} ${branch}` : name)}
          aria-haspopup="menu"
          aria-expanded={expanded}
          onClick={onClick}
        >
          <span className={classes.names}>
            <span className={classes.name}>{name}</span>{' '}
            {branch ? <span className={classes.branch}>{branch}</span> : null}
          </span>
          <IconSelector size={16} stroke={1.75} aria-hidden />
        </UnstyledButton>
      )}
    />
  );
}
