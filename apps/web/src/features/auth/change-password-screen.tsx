import { findPasswordReset } from '@counter/contract/auth';
import { useCallback, useState } from 'react';
import { call } from '../../lib/api.ts';
import { AuthLayout } from './auth-layout.tsx';
import { DeadResetLink } from './dead-reset-link.tsx';
import { deadLinkOf, type DeadLink } from './link-state.ts';
import { LinkFailed, LinkWaiting } from './link-waiting.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { AccountReady, PasswordChanged } from './password-changed.tsx';
import { StartOverForm } from './start-over-form.tsx';
import { useAnswer } from './use-answer.ts';
import { text } from './auth.text.ts';

type Found = { readonly startsOver: boolean } | { readonly dead: DeadLink };

async function find(requestId: string): Promise<Found> {
  try {
    return (await call(findPasswordReset, { params: { requestId } })).data;
  } catch (failure) {
    const dead = deadLinkOf(failure);
    if (dead === undefined) throw failure;
    return { dead };
  }
}

/** The target of a password reset link: sets a new password, or explains why the link doesn't work. */
export function ChangePasswordScreen({ requestId }: { requestId: string }) {
  return (
    <AuthLayout>
      <ResetLink key={requestId} requestId={requestId} />
    </AuthLayout>
  );
}

function ResetLink({ requestId }: { requestId: string }) {
  const answer = useAnswer(useCallback(() => find(requestId), [requestId]));
  const [outcome, setOutcome] = useState<DeadLink | 'changed'>();
  if (answer.state === 'loading') return <LinkWaiting title={text.chooseNewPassword} />;
  if (answer.state === 'failed') return <LinkFailed {...answer} />;
  if ('dead' in answer.data) return <DeadResetLink reason={answer.data.dead} />;
  const { startsOver } = answer.data;
  if (outcome === 'changed') return startsOver ? <AccountReady /> : <PasswordChanged />;
  if (outcome !== undefined) return <DeadResetLink reason={outcome} />;
  const ChooseForm = startsOver ? StartOverForm : NewPasswordForm;
  return (
    <ChooseForm requestId={requestId} onChanged={() => setOutcome('changed')} onDead={setOutcome} />
  );
}
