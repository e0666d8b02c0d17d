import { confirmEmail } from '@counter/contract/auth';
import { useCallback } from 'react';
import { ApiProblem, call } from '../../lib/api.ts';
import { AuthLayout } from './auth-layout.tsx';
import { DeadConfirmLink, type DeadConfirmation } from './dead-confirm-link.tsx';
import { EmailConfirmed } from './email-confirmed.tsx';
import { deadLinkOf } from './link-state.ts';
import { LinkFailed, LinkWaiting } from './link-waiting.tsx';
import { refreshSession } from './refresh-session.ts';
import { useAnswer } from './use-answer.ts';

type Outcome = { readonly email: string } | { readonly dead: DeadConfirmation };

async function confirm(token: string): Promise<Outcome> {
  try {
    const { data } = await call(confirmEmail, { body: { token } });
    await refreshSession();
    return { email: data.email };
  } catch (failure) {
    const dead = deadConfirmationOf(failure);
    if (dead === undefined) throw failure;
    return { dead };
  }
}

function deadConfirmationOf(failure: unknown): DeadConfirmation | undefined {
  if (failure instanceof ApiProblem && failure.code === 'EMAIL_TAKEN') return 'taken';
  const dead = deadLinkOf(failure);
  // A link that was used has confirmed its address.
  return dead === 'used' ? undefined : dead;
}

const outcomes = new Map<string, Promise<Outcome>>();

/** Confirms once a visit, however often the screen is drawn; a failure may be tried again. */
function confirmOnce(token: string): Promise<Outcome> {
  const known = outcomes.get(token);
  if (known) return known;
  const outcome = confirm(token);
  outcomes.set(token, outcome);
  outcome.catch(() => outcomes.delete(token));
  return outcome;
}

/** The end of a link that confirms an e-mail address: it does so by being opened. */
export function ConfirmEmailScreen({ token }: { token: string }) {
  const answer = useAnswer(useCallback(() => confirmOnce(token), [token]));
  return (
    <AuthLayout>
      {answer.state === 'asking' ? <LinkWaiting title="Confirm your e-mail" /> : null}
      {answer.state === 'failed' ? <LinkFailed {...answer} /> : null}
      {answer.state === 'known' ? <ConfirmOutcome outcome={answer.data} /> : null}
    </AuthLayout>
  );
}

function ConfirmOutcome({ outcome }: { outcome: Outcome }) {
  if ('email' in outcome) return <EmailConfirmed email={outcome.email} />;
  return <DeadConfirmLink reason={outcome.dead} />;
}
