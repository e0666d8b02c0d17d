import { Button, ButtonAnchor } from '../../../ui/actions/button.tsx';
import { signOut } from '../sign-out.ts';
import { ActionResult, NextSteps } from '../next-steps.tsx';
import { signInText } from '../sign-in.text.ts';
import { text as invitationText } from './invitation.text.ts';

/** Says that the signed-in person is not the invited one. */
export function OtherAccount({ mine, email }: { mine: string; email: string }) {
  return (
    <NextSteps>
      <ActionResult>{invitationText.otherAccountHint(email, mine)}</ActionResult>
      <Button onClick={() => void signOut()}>{invitationText.logOut}</Button>
      <ButtonAnchor href="/dashboard/app" variant="default">
        {invitationText.goToYourStore}
      </ButtonAnchor>
    </NextSteps>
  );
}

/** Asks an invited person with an account to sign in. */
export function LogInFirst({ token, email }: { token: string; email: string }) {
  const redirect = `/invitation/${encodeURIComponent(token)}`;
  return (
    <NextSteps>
      <ActionResult>{invitationText.existingAccountHint(email)}</ActionResult>
      <ButtonAnchor href={`/login?${new URLSearchParams({ redirect }).toString()}`}>
        {signInText.login}
      </ButtonAnchor>
    </NextSteps>
  );
}
