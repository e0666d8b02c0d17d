import type { ReactNode } from 'react';
import { isSignedIn, useSession } from '../../lib/session.ts';
import { Brand } from '../../ui/theme/brand.tsx';
import { ColorSchemeToggle } from '../../ui/theme/color-scheme-toggle.tsx';
import { ButtonAnchor } from '../../ui/actions/button.tsx';
import { TextAnchor } from '../../ui/actions/text-anchor.tsx';
import classes from './home-layout.module.css';
import { uiText } from '../../ui/ui.text.ts';
import { text } from './home.text.ts';

/** The layout of the public pages: header with sign-in, and footer with links. */
export function HomeLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes.layout}>
      <header className={classes.top}>
        <TextAnchor href="/home">
          <Brand />
        </TextAnchor>
        <nav className={classes.pages} aria-label={uiText.pages}>
          <TextAnchor href="/home#how-it-works">{text.howItWorks}</TextAnchor>
          <TextAnchor href="/faq">{text.faqLink}</TextAnchor>
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
          <p>{text.tagline}</p>
        </div>
        <nav className={classes.links} aria-label={text.more}>
          <TextAnchor href="/home#partner">{text.becomeBusinessPartner}</TextAnchor>
          <TextAnchor href="/faq">{text.frequentlyAskQuestions}</TextAnchor>
          <TextAnchor href="/login">{text.signin}</TextAnchor>
          <TextAnchor href="/signup">{text.signup}</TextAnchor>
        </nav>
      </footer>
    </div>
  );
}

function WayIn() {
  const session = useSession();
  if (isSignedIn(session) && session.user.redirectURI === null) {
    return <ButtonAnchor href="/dashboard/app">{text.goToDashboard}</ButtonAnchor>;
  }
  return (
    <>
      <ButtonAnchor href="/login" variant="subtle" className={classes.signIn}>
        {text.signin}
      </ButtonAnchor>
      <ButtonAnchor href="/signup">{text.signup}</ButtonAnchor>
    </>
  );
}
