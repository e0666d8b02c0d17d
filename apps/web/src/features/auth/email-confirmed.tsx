import { isSignedIn, useSession } from '../../lib/session.ts';
import { ButtonAnchor } from '../../ui/actions/button.tsx';
import { destinationOf } from './destination.ts';
import { useFocusOnHeading } from './focus-on-heading.ts';
import { ScreenHeader } from './screen-header.tsx';
import { NextSteps } from './next-steps.tsx';
import { text } from './auth.text.ts';
import { signInText } from './sign-in.text.ts';

/** Says that the address is confirmed, by this visit or an earlier one. */
export function EmailConfirmed({ email }: { email: string }) {
  useFocusOnHeading();
  return (
    <>
      <ScreenHeader title={text.emailConfirmedTitle}>{text.emailConfirmedHelp(email)}</ScreenHeader>
      <NextSteps>
        <NextStep />
      </NextSteps>
    </>
  );
}

/** Links to the person's first page, or to the sign-in. */
function NextStep() {
  const session = useSession();
  const destination = isSignedIn(session) ? destinationOf(session) : undefined;
  if (destination === undefined)
    return <ButtonAnchor href="/login">{signInText.login}</ButtonAnchor>;
  return <ButtonAnchor href={destination}>{text.continue}</ButtonAnchor>;
}
