import { findPasswordReset } from '@counter/contract/auth';
import { useCallback, useState } from 'react';
import { call } from '../../lib/api.ts';
import { AuthLayout } from './auth-layout.tsx';
import { DeadResetLink } from './dead-reset-link.tsx';
import { deadLinkOf, type DeadLink } from './link-state.ts';
import { LinkFailed, LinkWaiting } from './link-waiting.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { PasswordChanged } from './password-changed.tsx';
import { useAnswer } from './use-answer.ts';

/** Whether a link still works; `undefined` when it does. */
async function findDeadLink(requestId: string): Promise<DeadLink | undefined> {
  try {
    await call(findPasswordReset, { params: { requestId } });
    return undefined;
  } catch (failure) {
    const dead = deadLinkOf(failure);
    if (dead === undefined) throw failure;
    return dead;
  }
}

/** The end of a link for a new password: chooses it, or says why the link does not work. */
export function ChangePasswordScreen({ requestId }: { requestId: string }) {
  return (
    <AuthLayout>
      <ResetLink key={requestId} requestId={requestId} />
    </AuthLayout>
  );
}

function ResetLink({ requestId }: { requestId: string }) {
  const answer = useAnswer(useCallback(() => findDeadLink(requestId), [requestId]));
  const [outcome, setOutcome] = useState<DeadLink | 'changed'>();
  if (outcome === 'changed') return <PasswordChanged />;
  if (answer.state === 'asking') return <LinkWaiting title="Choose a new password" />;
  if (answer.state === 'failed') return <LinkFailed {...answer} />;
  const dead = outcome ?? answer.data;
  if (dead !== undefined) return <DeadResetLink reason={dead} />;
  return (
    <NewPasswordForm
      requestId={requestId}
      onChanged={() => setOutcome('changed')}
      onDead={setOutcome}
    />
  );
}
