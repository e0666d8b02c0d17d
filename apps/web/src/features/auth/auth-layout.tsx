import type { ReactNode } from 'react';
import { Brand } from '../../ui/theme/brand.tsx';
import { ColorSchemeToggle } from '../../ui/theme/color-scheme-toggle.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import classes from './auth-layout.module.css';
import { text } from './auth.text.ts';

/** A form beside a picture of the counter; the picture is not even fetched on small screens. */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes.layout}>
      <aside className={classes.picture} aria-label={text.aboutCounter}>
        <p className={classes.line}>{text.everyOrderFromFirstPing}</p>
        <p className={classes.more}>{text.yourStoreYourMenuAnd}</p>
      </aside>
      <div className={classes.side}>
        <header className={classes.top}>
          <TextLink to="/home" className={classes.home}>
            <Brand />
          </TextLink>
          <ColorSchemeToggle />
        </header>
        <main className={classes.main} tabIndex={-1}>
          <div className={classes.content}>{children}</div>
        </main>
      </div>
    </div>
  );
}
