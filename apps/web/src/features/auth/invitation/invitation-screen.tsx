import { findInvitation, roleWords, type Invitation } from '@counter/contract/team';
import { useCallback } from 'react';
import { ApiProblem, call } from '../../../lib/api.ts';
import { isSignedIn, useSession } from '../../../lib/session.ts';
import { AuthLayout } from '../auth-layout.tsx';
import { useFocusOnHeading } from '../focus-on-heading.ts';
import { deadLinkOf } from '../link-state.ts';
import { LinkFailed, LinkWaiting } from '../link-waiting.tsx';
import { ScreenHeader } from '../screen-header.tsx';
import { useAnswer } from '../use-answer.ts';
import { AcceptForm } from './accept-form.tsx';
import { DeadInvitation, type Dead } from './dead-invitation.tsx';
import { JoinForm } from './join-form.tsx';
import { LogInFirst, OtherAccount } from './other-account.tsx';
import { text } from './invitation.text.ts';

async function look(token: string): Promise<Invitation | Dead> {
  try {
    return (await call(findInvitation, { params: { token } })).data;
  } catch (failure) {
    const dead = deadLinkOf(failure);
    if (dead === undefined) throw failure;
    return { dead, message: failure instanceof ApiProblem ? failure.message : '' };
  }
}

/** The target of an invitation link: says who invites to which store, and lets the person join. */
export function InvitationScreen({ token }: { token: string }) {
  const answer = useAnswer(useCallback(async () => look(token), [token]));
  return (
    <AuthLayout>
      {answer.state === 'loading' ? <LinkWaiting title={text.yourInvitation} /> : null}
      {answer.state === 'failed' ? <LinkFailed {...answer} /> : null}
      {answer.state === 'known' ? <Outcome token={token} outcome={answer.data} /> : null}
    </AuthLayout>
  );
}

function Outcome({ token, outcome }: { token: string; outcome: Invitation | Dead }) {
  return 'dead' in outcome ? (
    <DeadInvitation {...outcome} />
  ) : (
    <Live token={token} invitation={outcome} />
  );
}

function Live({ token, invitation }: { token: string; invitation: Invitation }) {
  useFocusOnHeading();
  const { storeName, branchName, invitedBy, role } = invitation;
  const { name, may } = roleWords[role];
  return (
    <>
      <ScreenHeader title={text.joinTitle(storeName)}>
        {text.joinHelp(invitedBy, storeName, branchName, <strong>{name}</strong>)}{' '}
        {text.roleCan(may)}
      </ScreenHeader>
      <Way token={token} invitation={invitation} />
    </>
  );
}

/** Offers the next step, which depends on whether the invited person has an account and who is signed in here. */
function Way({ token, invitation }: { token: string; invitation: Invitation }) {
  const session = useSession();
  const { email, hasAccount } = invitation;
  if (!isSignedIn(session)) {
    if (hasAccount) return <LogInFirst token={token} email={email} />;
    return <JoinForm token={token} email={email} />;
  }
  if (session.user.email !== email) return <OtherAccount mine={session.user.email} email={email} />;
  return <AcceptForm token={token} />;
}
