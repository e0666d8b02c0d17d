import type { ReactNode } from 'react';
import { Brand } from '../../ui/theme/brand.tsx';
import { ColorSchemeToggle } from '../../ui/theme/color-scheme-toggle.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import classes from './public-page.module.css';

export interface PublicPageProps {
  /** At the end of the top line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of the screens that need nobody to be signed in. */
export function PublicPage({ actions, children }: PublicPageProps) {
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <TextLink to="/home" className={classes.brand}>
          <Brand />
        </TextLink>
        <div className={classes.actions}>
          <ColorSchemeToggle />
          {actions}
        </div>
      </header>
      <main className={classes.main}>{children}</main>
    </div>
  );
}
