import { useCallback, useState } from 'react';
import { AuthLayout } from './auth-layout.tsx';
import { confirmAddress, type Confirmation } from './confirm-email.ts';
import { ConfirmPassword } from './confirm-password.tsx';
import { DeadConfirmLink } from './dead-confirm-link.tsx';
import { EmailConfirmed } from './email-confirmed.tsx';
import { LinkFailed, LinkWaiting } from './link-waiting.tsx';
import { useAnswer } from './use-answer.ts';
import { text } from './auth.text.ts';

const title = text.confirmYourEmail;

const outcomes = new Map<string, Promise<Confirmation>>();

/** Confirms once per visit, regardless of rerenders. A failed confirmation can be retried. */
function confirmOnce(token: string): Promise<Confirmation> {
  const known = outcomes.get(token);
  if (known) return known;
  const outcome = confirmAddress(token);
  outcomes.set(token, outcome);
  outcome.then(
    (settled) => 'asks' in settled && outcomes.delete(token),
    () => outcomes.delete(token),
  );
  return outcome;
}

/** The target of a link that confirms an email address. Confirms at once for people signed in to its account. */
export function ConfirmEmailScreen({ token }: { token: string }) {
  return (
    <AuthLayout>
      <ConfirmLink key={token} token={token} />
    </AuthLayout>
  );
}

function ConfirmLink({ token }: { token: string }) {
  const answer = useAnswer(useCallback(() => confirmOnce(token), [token]));
  const [proven, setProven] = useState<Confirmation>();
  if (answer.state === 'loading') return <LinkWaiting title={title} />;
  if (answer.state === 'failed') return <LinkFailed {...answer} />;
  const outcome = proven ?? answer.data;
  if ('email' in outcome) return <EmailConfirmed email={outcome.email} />;
  if ('dead' in outcome) return <DeadConfirmLink reason={outcome.dead} />;
  return <ConfirmPassword {...{ title, token }} asks={outcome.asks} onOutcome={setProven} />;
}
