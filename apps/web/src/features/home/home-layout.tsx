import type { ReactNode } from 'react';
import { isSignedIn, useSession } from '../../lib/session.ts';
import { Brand } from '../../ui/theme/brand.tsx';
import { ColorSchemeToggle } from '../../ui/theme/color-scheme-toggle.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import classes from './home-layout.module.css';
import { uiText } from '../../ui/ui.text.ts';
import { text } from './home.text.ts';

/** The frame of the public pages: the sign and the way in above, the other pages below. */
export function HomeLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes.layout}>
      <header className={classes.top}>
        <TextLink to="/home">
          <Brand />
        </TextLink>
        <nav className={classes.pages} aria-label={uiText.pages}>
          <TextLink to="/home" hash="how-it-works">
            {text.howItWorks}
          </TextLink>
          <TextLink to="/faq">{text.faqLink}</TextLink>
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
          <p>{text.merchantsSideOfDeliveryMarketplace}</p>
        </div>
        <nav className={classes.links} aria-label={text.more}>
          <TextLink to="/home" hash="partner">
            {text.becomeBusinessPartner}
          </TextLink>
          <TextLink to="/faq">{text.frequentlyAskQuestions}</TextLink>
          <TextLink to="/login">{text.signin}</TextLink>
          <TextLink to="/signup">{text.signup}</TextLink>
        </nav>
      </footer>
    </div>
  );
}

function WayIn() {
  const session = useSession();
  if (isSignedIn(session) && session.user.redirectURI === null) {
    return <LinkButton to="/dashboard/app">{text.goToDashboard}</LinkButton>;
  }
  return (
    <>
      <LinkButton to="/login" variant="subtle" className={classes.signIn}>
        {text.signin}
      </LinkButton>
      <LinkButton to="/signup">{text.signup}</LinkButton>
    </>
  );
}
