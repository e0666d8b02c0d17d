import { useMediaQuery } from '@mantine/hooks';
import { memo, Suspense, useState } from 'react';
import { z } from 'zod/mini';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { lazyPart } from '../../../ui/browser/ahead.ts';
import { useRail } from '../../../ui/layout/use-rail.ts';
import { Brand } from '../../../ui/theme/brand.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import classes from './side-navigation.module.css';
import { text } from '../shell.text.ts';

// Wide windows don't need it.
const ExpandButton = lazyPart(async () => ({
  default: (await import('./expand-button.tsx')).ExpandButton,
}));

const key = 'counter.menu-expanded';

/** The menu beside the screen, on wide screens. A rail where it would take the room of tables, unless expanded. */
export const SideNavigation = memo(function SideNavigation() {
  const isNarrow = useMediaQuery('(64em <= width < 80em)', false, { getInitialValueInEffect: false });
  const [isExpanded, setExpanded] = useState(() => readStored(key, z.boolean(), false));
  useRail('room', isNarrow && !isExpanded);

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
        <Suspense>
          <ExpandButton isExpanded={isExpanded} onToggle={toggle} />
        </Suspense>
      ) : null}
    </nav>
  );
});
