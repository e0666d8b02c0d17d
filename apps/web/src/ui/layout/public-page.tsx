import type { ReactNode } from 'react';
import { ColorSchemeToggle } from '../theme/color-scheme-toggle.tsx';
import classes from './public-page.module.css';

export interface PublicPageProps {
  /** The logo, as a link to the home page. */
  home: ReactNode;
  children: ReactNode;
}

/** The frame of pages that don't require signing in. */
export function PublicPage({ home, children }: PublicPageProps) {
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        {home}
        <ColorSchemeToggle />
      </header>
      <main className={classes.main}>{children}</main>
    </div>
  );
}
