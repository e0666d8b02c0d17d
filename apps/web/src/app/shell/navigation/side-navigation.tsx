import { UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { z } from 'zod/mini';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { useRail } from '../../../ui/layout/use-rail.ts';
import { Brand } from '../../../ui/theme/brand.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import classes from './side-navigation.module.css';
import { text } from '../shell.text.ts';

const key = 'counter.menu-expanded';

/** The menu beside the screen, on wide screens. A rail where it would take the room of tables, unless expanded. */
export const SideNavigation = memo(function SideNavigation() {
  const isNarrow = useMediaQuery('(width < 80em)', false, { getInitialValueInEffect: false });
  const [isExpanded, setExpanded] = useState(() => readStored(key, z.boolean(), false));
  useRail('room', isNarrow && !isExpanded);
  const Icon = isExpanded ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand;

  function toggle() {
    writeStored(key, !isExpanded);
    setExpanded(!isExpanded);
  }

  return (
    <nav className={classes.side} aria-label={text.main}>
      <div className={classes.brand}>
        <Brand />
      </div>
      <NavigationLinks />
      {isNarrow ? (
        <UnstyledButton className={classes.toggle} onClick={toggle}>
          <Icon size={20} stroke={1.75} aria-hidden />
          {isExpanded ? text.collapseMenu : text.expandMenu}
        </UnstyledButton>
      ) : null}
    </nav>
  );
});
