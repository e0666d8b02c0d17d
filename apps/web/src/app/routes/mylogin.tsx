import { sellerLogin } from '@counter/contract/auth';
import { createFileRoute } from '@tanstack/react-router';
import { SignInScreen } from '../../features/auth/sign-in-screen.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { skipWhenSignedIn } from '../guards.ts';
import { LazyStanding } from '../pages/lazy-standing.tsx';
import { titled } from '../titled.ts';

export const Route = createFileRoute('/mylogin')({
  beforeLoad: () => skipWhenSignedIn(undefined),
  head: titled('Seller login'),
  component: SellerLogin,
});

function SellerLogin() {
  const invitation = (
    <>
      Not selling here yet? <TextLink to="/signup">Sign up</TextLink>
    </>
  );
  return (
    <SignInScreen
      title="Seller marketplace login"
      invitation={invitation}
      endpoint={sellerLogin}
      standing={<LazyStanding />}
    />
  );
}
