import { login } from '@counter/contract/auth';
import { createFileRoute } from '@tanstack/react-router';
import { dashboardAddress } from '../../features/auth/destination.ts';
import { SignInScreen } from '../../features/auth/sign-in-screen.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { skipWhenSignedIn } from '../guards.ts';
import { titled } from '../titled.ts';

export const Route = createFileRoute('/login')({
  validateSearch: ({ redirect }): { redirect?: string } => {
    const wanted = dashboardAddress(redirect);
    return wanted === undefined ? {} : { redirect: wanted };
  },
  beforeLoad: ({ search }) => skipWhenSignedIn(search.redirect),
  head: titled('Login'),
  component: Login,
});

function Login() {
  const invitation = (
    <>
      New to Counter? <TextLink to="/signup">Get started</TextLink>
    </>
  );
  return <SignInScreen title="Sign in to Counter" invitation={invitation} endpoint={login} />;
}
