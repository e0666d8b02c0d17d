import { LinkButton } from '../../ui/link-button.tsx';
import { AuthLayout } from './auth-layout.tsx';
import screen from './sign-in-screen.module.css';
import classes from './sign-up-screen.module.css';

/** How to get back in without the password, as long as it cannot be reset here. */
export function PasswordHelpScreen() {
  return (
    <AuthLayout>
      <header className={screen.header}>
        <h1 className={screen.title}>Forgot password?</h1>
        <p className={screen.invitation}>
          A password cannot be reset on this page yet. Ask the marketplace's support, or whoever
          runs this installation, to set a new one: they will want to know the e-mail you sign in
          with.
        </p>
      </header>
      <div className={classes.content}>
        <LinkButton to="/login" variant="default">
          Back
        </LinkButton>
      </div>
    </AuthLayout>
  );
}
