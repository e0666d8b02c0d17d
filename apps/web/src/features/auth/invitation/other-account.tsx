import { Button } from '@mantine/core';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { signOut } from '../sign-out.ts';
import { ActionResult, NextSteps } from '../next-steps.tsx';
import { text } from '../auth.text.ts';

/** Tells that the signed-in person is not the invited one. */
export function OtherAccount({ mine, email }: { mine: string; email: string }) {
  return (
    <NextSteps>
      <ActionResult>{text.invitation.invitationWentToAndYou(email, mine)}</ActionResult>
      <Button onClick={() => void signOut()}>{text.invitation.logOut}</Button>
      <LinkButton to="/dashboard/app" variant="default">
        {text.invitation.goToYourStore}
      </LinkButton>
    </NextSteps>
  );
}

/** The one who is invited has an account. */
export function LogInFirst({ token, email }: { token: string; email: string }) {
  return (
    <NextSteps>
      <ActionResult>{text.invitation.thereIsAccountForLog(email)}</ActionResult>
      <LinkButton to="/login" search={{ redirect: `/invitation/${encodeURIComponent(token)}` }}>
        {text.login}
      </LinkButton>
    </NextSteps>
  );
}
