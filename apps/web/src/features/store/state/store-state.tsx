import { UnstyledButton } from '@mantine/core';
import { takesOrders } from '@counter/contract/store';
import { IconChevronDown } from '@tabler/icons-react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { FirstPress } from '../../../ui/overlays/first-press.tsx';
import { useStoreStatus } from '../store.queries.ts';
import { nameInLine, nameState } from './name-state.ts';
import classes from './state.module.css';
import { text } from './state.text.ts';

const loadMenu = async () => (await import('./state-menu.tsx')).StateMenu;

/** Shows on every screen whether the store takes orders, why not and until when, with a menu to change that. */
export function StoreState() {
  const { timeZone } = useCurrentStore();
  const { data } = useStoreStatus();
  if (!data) return null;
  const name = nameState(data, timeZone);
  return (
    <FirstPress
      load={loadMenu}
      renderButton={({ onClick, expanded }) => (
        <UnstyledButton
          className={classes.state}
          data-state={takesOrders(data.state) ? data.state : 'CLOSED'}
          aria-label={text.storeState(nameInLine(name))}
          aria-haspopup="menu"
          aria-expanded={expanded}
          onClick={onClick}
        >
          <span className={classes.dot} aria-hidden />
          <span className={classes.word}>{name.word}</span>{' '}
          <span className={classes.detail} data-detail>
            {nameInLine({ ...name, word: '' })}
          </span>
          <IconChevronDown size={16} stroke={1.75} aria-hidden />
        </UnstyledButton>
      )}
    />
  );
}
