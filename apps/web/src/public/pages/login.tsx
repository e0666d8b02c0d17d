import { login } from '@counter/contract/auth';
import { SignInScreen } from '../../features/auth/sign-in-screen.tsx';
import { TextAnchor } from '../../ui/actions/text-anchor.tsx';
import { text } from '../public.text.ts';
import { LazyApplicationStatus } from '../lazy-application-status.ts';

export default function Login() {
  const invitation = (
    <>
      {text.signUpHint((words) => (
        <TextAnchor href="/signup">{words}</TextAnchor>
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
