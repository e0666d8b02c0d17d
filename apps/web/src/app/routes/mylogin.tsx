import { sellerLogin } from '@counter/contract/auth';
import { createFileRoute } from '@tanstack/react-router';
import { SignInScreen } from '../../features/auth/sign-in-screen.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { skipWhenSignedIn } from '../guards.ts';
import { LazyApplicationStatus } from '../pages/lazy-application-status.tsx';
import { titled } from '../titled.ts';
import { text } from '../app.text.ts';

export const Route = createFileRoute('/mylogin')({
  beforeLoad: () => skipWhenSignedIn(undefined),
  head: titled(text.sellerLogin),
  component: SellerLogin,
});

function SellerLogin() {
  const invitation = (
    <>
      {text.notSellingHereYetSign((words) => (
        <TextLink to="/signup">{words}</TextLink>
      ))}
    </>
  );
  return (
    <SignInScreen
      title={text.sellerMarketplaceLogin}
      invitation={invitation}
      endpoint={sellerLogin}
      applicationStatus={<LazyApplicationStatus />}
    />
  );
}
