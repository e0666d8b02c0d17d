import { IconMenu2 } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { memo } from 'react';
import { useNewSignIns } from '../../../features/profile/index.ts';
import classes from './bottom-bar.module.css';
import { isAt } from './navigation-links.tsx';
import { useOverlay, useShell } from '../shell-state.tsx';
import { useNavigationEntries } from './use-navigation.ts';
import { text } from '../shell.text.ts';

/** The menu at the bottom of the screen, on phones. */
export const BottomBar = memo(function BottomBar() {
  const { open } = useShell();
  const overlay = useOverlay();
  const isToReview = useNewSignIns().length > 0;
  const placesBesideMore = useNavigationEntries().filter(({ inBar }) => inBar);
  const here = useLocation({
    select: ({ pathname }) => placesBesideMore.find(({ link }) => isAt(pathname, link.to))?.label,
  });
  return (
    <nav className={classes.bar} aria-label={text.main}>
      {placesBesideMore.map(({ label, icon: Icon, link }) => (
        <Link
          key={label}
          {...link}
          className={classes.item}
          aria-current={label === here ? 'page' : undefined}
        >
          <Icon size={22} stroke={1.75} aria-hidden />
          {label}
        </Link>
      ))}
      <button
        type="button"
        className={classes.item}
        aria-label={isToReview ? text.moreNewSignIn : undefined}
        aria-haspopup="dialog"
        data-news={isToReview || undefined}
        aria-expanded={overlay === 'navigation'}
        onClick={() => open('navigation')}
      >
        <IconMenu2 size={22} stroke={1.75} aria-hidden />
        {text.more}
      </button>
    </nav>
  );
});
