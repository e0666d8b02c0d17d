import { sellerLogin } from '@counter/contract/auth';
import { SignInScreen } from '../../features/auth/sign-in-screen.tsx';
import { TextAnchor } from '../../ui/actions/text-anchor.tsx';
import { text } from '../public.text.ts';
import { LazyApplicationStatus } from '../lazy-application-status.ts';

export default function SellerLogin() {
  const invitation = (
    <>
      {text.sellerSignUpHint((words) => (
        <TextAnchor href="/signup">{words}</TextAnchor>
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
