import { IconMenu2, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ColorSchemeToggle } from '../../ui/theme/color-scheme-toggle.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { AccountMenu } from './account/account-menu.tsx';
import { LiveIndicator } from './live-indicator.tsx';
import { useOverlay, useShell } from './shell-state.tsx';
import { StoreSwitcher } from './stores/store-switcher.tsx';
import classes from './top-bar.module.css';
import { text } from './shell.text.ts';

interface TopBarProps {
  alerts?: ReactNode;
  /** Shows whether the store takes orders. */
  state?: ReactNode;
  /** The line about new orders. */
  strip?: ReactNode;
  /** True if a store's stream is open. */
  listening: boolean;
}

/** The store, its live status, and the actions that are always available. */
export function TopBar({ alerts, state, strip, listening }: TopBarProps) {
  const { open } = useShell();
  const overlay = useOverlay();
  return (
    <header className={classes.bar}>
      <div className={classes.menu}>
        <IconButton
          label={text.allScreens}
          expanded={overlay === 'navigation'}
          onClick={() => open('navigation')}
        >
          <IconMenu2 size={20} stroke={1.75} />
        </IconButton>
      </div>
      <StoreSwitcher />
      {listening ? <LiveIndicator /> : null}
      {listening ? (
        <div className={classes.line}>
          {state}
          {strip}
        </div>
      ) : null}
      <div className={classes.tools}>
        <button type="button" className={classes.search} onClick={() => open('palette')}>
          <IconSearch size={16} stroke={1.75} aria-hidden />
          <span className={classes.searchLabel}>{text.searchOrGoTo}</span>
          <kbd className={classes.key} aria-hidden>
            {/Mac|iPhone|iPad/.test(navigator.userAgent) ? text.commandK : text.ctrlK}
          </kbd>
        </button>
        {alerts}
        <ColorSchemeToggle />
        <span className={classes.account}>
          <AccountMenu />
        </span>
      </div>
    </header>
  );
}
