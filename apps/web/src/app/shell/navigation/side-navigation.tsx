import { useMediaQuery } from '@mantine/hooks';
import { memo } from 'react';
import { useRail } from '../../../ui/layout/use-rail.ts';
import { Brand } from '../../../ui/theme/brand.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import classes from './side-navigation.module.css';
import { text } from '../shell.text.ts';

/** The side menu on wide screens. It becomes a rail if tables need its space. */
export const SideNavigation = memo(function SideNavigation() {
  useRail(useMediaQuery('(64em <= width < 80em)', false, { getInitialValueInEffect: false }));
  return (
    <nav className={classes.side} aria-label={text.main}>
      <div className={classes.brand}>
        <Brand />
      </div>
      <NavigationLinks />
    </nav>
  );
});
