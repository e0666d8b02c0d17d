import type { ReactNode } from 'react';
import { isSignedIn, useSession } from '../../lib/session.ts';
import { Brand } from '../../ui/theme/brand.tsx';
import { ColorSchemeToggle } from '../../ui/theme/color-scheme-toggle.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import classes from './home-layout.module.css';

/** The frame of the public pages: the sign and the way in above, the other pages below. */
export function HomeLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes.layout}>
      <header className={classes.top}>
        <TextLink to="/home">
          <Brand />
        </TextLink>
        <nav className={classes.pages} aria-label="Pages">
          <TextLink to="/home" hash="how-it-works">
            How it works
          </TextLink>
          <TextLink to="/faq">FAQ</TextLink>
        </nav>
        <div className={classes.actions}>
          <ColorSchemeToggle />
          <WayIn />
        </div>
      </header>
      <main className={classes.main}>{children}</main>
      <footer className={classes.bottom}>
        <div className={classes.about}>
          <Brand />
          <p>The merchant's side of a delivery marketplace.</p>
        </div>
        <nav className={classes.links} aria-label="More">
          <TextLink to="/home" hash="partner">
            Become a business partner
          </TextLink>
          <TextLink to="/faq">Frequently Ask Questions</TextLink>
          <TextLink to="/login">Signin</TextLink>
          <TextLink to="/signup">Signup</TextLink>
        </nav>
      </footer>
    </div>
  );
}

function WayIn() {
  const session = useSession();
  if (isSignedIn(session) && session.user.redirectURI === null) {
    return <LinkButton to="/dashboard/app">Go to dashboard</LinkButton>;
  }
  return (
    <>
      <LinkButton to="/login" variant="subtle" className={classes.signIn}>
        Signin
      </LinkButton>
      <LinkButton to="/signup">Signup</LinkButton>
    </>
  );
}
