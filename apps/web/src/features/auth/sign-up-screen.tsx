import { Button } from '@mantine/core';
import { isSignedIn, useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AuthLayout } from './auth-layout.tsx';
import screen from './sign-in-screen.module.css';
import { signOut } from './sign-out.ts';
import classes from './sign-up-screen.module.css';

const steps = [
  { title: 'Your account', text: 'Your name, phone number, e-mail and a password.' },
  {
    title: 'Your business',
    text: 'Name, type, address, tax rate, working hours, and a menu as a link or as pictures.',
  },
  {
    title: 'Your bank account',
    text: 'Where your payouts go, and who legally stands behind the business.',
  },
];

/** What signing up will ask for, as long as it cannot be done here. */
export function SignUpScreen() {
  const session = useSession();
  const newcomer = isSignedIn(session) && session.user.redirectURI !== null;
  return (
    <AuthLayout>
      <header className={screen.header}>
        <h1 className={screen.title}>Become a partner</h1>
        <p className={screen.invitation}>
          {newcomer ? (
            <>Signed in as {session.user.fullName}.</>
          ) : (
            <>
              Already a partner? <TextLink to="/login">Login</TextLink>
            </>
          )}
        </p>
      </header>
      <div className={classes.content}>
        <Notice tone="info">
          {newcomer
            ? 'A store must be created to reach the dashboard. Creating one here is not possible yet.'
            : 'Signing up here is not possible yet. This is what it will ask you for:'}
        </Notice>
        <ol className={classes.steps}>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        {newcomer ? (
          <Button variant="default" onClick={() => void signOut()}>
            Logout
          </Button>
        ) : (
          <LinkButton to="/home" variant="default">
            Back
          </LinkButton>
        )}
      </div>
    </AuthLayout>
  );
}
