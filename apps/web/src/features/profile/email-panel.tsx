import type { Profile } from '@counter/contract/auth';
import { explainFailure } from '../../lib/api.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { PendingButton } from '../../ui/feedback/pending-button.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.ts';
import { Disclosure } from './disclosure.tsx';
import { EmailForm } from './email-form.tsx';
import { useResendConfirmation } from './profile.queries.ts';
import classes from './profile.module.css';

/** The address the person signs in with, and the one that is to take its place. */
export function EmailPanel({ profile }: { profile: Profile }) {
  const { email, emailConfirmed, pendingEmail } = profile;
  return (
    <Panel
      title="E-mail"
      description="You sign in with it, and what concerns your account is mailed to it."
    >
      <div className={classes.parts}>
        <p className={classes.fact}>
          <strong>{email}</strong>
          {emailConfirmed ? (
            <StatusBadge tone="ready">Confirmed</StatusBadge>
          ) : (
            <StatusBadge tone="new">Not confirmed</StatusBadge>
          )}
        </p>
        {emailConfirmed || pendingEmail !== null ? null : (
          <Waiting>Open the link in the mail we sent to it.</Waiting>
        )}
        {pendingEmail === null ? null : <Pending email={pendingEmail} />}
        <Disclosure label="Change e-mail">{(close) => <EmailForm onClose={close} />}</Disclosure>
      </div>
    </Panel>
  );
}

function Pending({ email }: { email: string }) {
  return (
    <>
      <p className={classes.fact}>
        <strong>{email}</strong>
        <StatusBadge tone="scheduled">Waiting for confirmation</StatusBadge>
      </p>
      <Waiting>
        It takes over once the link in the mail to it is opened. Until then, sign in with the one
        above.
      </Waiting>
    </>
  );
}

function Waiting({ children }: { children: string }) {
  const { mutate, isPending } = useResendConfirmation();
  const send = () =>
    mutate(undefined, {
      onSuccess: (told) => toastSuccess(told),
      onError: (error) => toastFailure(`No mail was sent. ${explainFailure(error)}`, send),
    });
  return (
    <div className={classes.waitingFor}>
      <p>{children}</p>
      <PendingButton variant="subtle" busy={isPending} onClick={send}>
        Send again
      </PendingButton>
    </div>
  );
}
