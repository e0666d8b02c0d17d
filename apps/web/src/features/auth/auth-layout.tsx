import type { ReactNode } from 'react';
import { Brand } from '../../ui/theme/brand.tsx';
import { ColorSchemeToggle } from '../../ui/theme/color-scheme-toggle.tsx';
import classes from './auth-layout.module.css';
import { signInText } from './sign-in.text.ts';

/** A form beside a picture of the counter. Small screens don't load the picture. */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes.layout}>
      <aside className={classes.picture} aria-label={signInText.aboutCounter}>
        <p className={classes.line}>{signInText.aboutOrders}</p>
        <p className={classes.more}>{signInText.aboutStore}</p>
      </aside>
      <div className={classes.side}>
        <header className={classes.top}>
          <a href="/home" className={classes.home}>
            <Brand />
          </a>
          <ColorSchemeToggle />
        </header>
        <main className={classes.main} tabIndex={-1}>
          <div className={classes.content}>{children}</div>
        </main>
      </div>
    </div>
  );
}
