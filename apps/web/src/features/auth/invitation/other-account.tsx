import { Button } from '@mantine/core';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { signOut } from '../sign-out.ts';
import { Told, WaysOn } from '../way-on.tsx';

/** Somebody else is signed in here than the one who is invited. */
export function OtherAccount({ mine, email }: { mine: string; email: string }) {
  return (
    <WaysOn>
      <Told>
        The invitation went to {email}, and you are signed in as {mine}. Log out to accept it.
      </Told>
      <Button onClick={() => void signOut()}>Log out</Button>
      <LinkButton to="/dashboard/app" variant="default">
        Go to your store
      </LinkButton>
    </WaysOn>
  );
}

/** The one who is invited has an account. */
export function LogInFirst({ token, email }: { token: string; email: string }) {
  return (
    <WaysOn>
      <Told>There is an account for {email}. Log in with it, and you come back here.</Told>
      <LinkButton to="/login" search={{ redirect: `/invitation/${encodeURIComponent(token)}` }}>
        Login
      </LinkButton>
    </WaysOn>
  );
}
