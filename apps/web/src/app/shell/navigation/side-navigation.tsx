import { memo } from 'react';
import { Brand } from '../../../ui/theme/brand.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import classes from './side-navigation.module.css';
import { text } from '../shell.text.ts';

/** The menu beside the screen, on wide screens. */
export const SideNavigation = memo(function SideNavigation() {
  return (
    <nav className={classes.side} aria-label={text.main}>
      <div className={classes.brand}>
        <Brand />
      </div>
      <NavigationLinks />
    </nav>
  );
});
