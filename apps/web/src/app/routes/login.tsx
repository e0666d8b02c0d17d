import { login } from '@counter/contract/auth';
import { createFileRoute } from '@tanstack/react-router';
import { guardedAddress } from '../../features/auth/destination.ts';
import { SignInScreen } from '../../features/auth/sign-in-screen.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { skipWhenSignedIn } from '../guards.ts';
import { LazyApplicationStatus } from '../pages/lazy-application-status.tsx';
import { titled } from '../titled.ts';
import { text } from '../app.text.ts';

export const Route = createFileRoute('/login')({
  // Always named: the router keeps what it is not told of, and a foreign address must not stay.
  validateSearch: ({ redirect }): { redirect?: string | undefined } => ({
    redirect: guardedAddress(redirect),
  }),
  beforeLoad: ({ search }) => skipWhenSignedIn(search.redirect),
  head: titled(text.login),
  component: Login,
});

function Login() {
  const invitation = (
    <>
      {text.newToCounterGetStarted((words) => (
        <TextLink to="/signup">{words}</TextLink>
      ))}
    </>
  );
  return (
    <SignInScreen
      title={text.signInToCounter}
      invitation={invitation}
      endpoint={login}
      applicationStatus={<LazyApplicationStatus />}
    />
  );
}
