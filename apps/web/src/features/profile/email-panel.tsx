import type { Profile } from '@counter/contract/auth';
import { explainFailure } from '../../lib/api.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { PendingButton } from '../../ui/feedback/pending-button.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.ts';
import { Disclosure } from './disclosure.tsx';
import { EmailForm } from './email-form.tsx';
import { useMailMeAgain, useResendConfirmation } from './profile.queries.ts';
import classes from './profile.module.css';
import { text } from './profile.text.ts';

/** The person's sign-in address, and a pending new one. */
export function EmailPanel({ profile }: { profile: Profile }) {
  const { email, emailBounced, emailConfirmed, pendingEmail } = profile;
  return (
    <Panel title={text.email} description={text.emailHelp}>
      <div className={classes.parts}>
        <p className={classes.fact}>
          <strong>{email}</strong>
          {emailConfirmed ? (
            <StatusBadge tone="ready">{text.confirmed}</StatusBadge>
          ) : (
            <StatusBadge tone="new">{text.notConfirmed}</StatusBadge>
          )}
        </p>
        {emailBounced === null ? null : <Bounced reason={emailBounced} />}
        {emailConfirmed || pendingEmail !== null ? null : <Waiting>{text.openLinkHint}</Waiting>}
        {pendingEmail === null ? null : <Pending email={pendingEmail} />}
        <Disclosure label={text.changeEmail}>{(close) => <EmailForm onClose={close} />}</Disclosure>
      </div>
    </Panel>
  );
}

function Pending({ email }: { email: string }) {
  return (
    <>
      <p className={classes.fact}>
        <strong>{email}</strong>
        <StatusBadge tone="scheduled">{text.waitingForConfirmation}</StatusBadge>
      </p>
      <Waiting>{text.openNewLinkHint}</Waiting>
    </>
  );
}

function Bounced({ reason }: { reason: string }) {
  const { mutate, isPending } = useMailMeAgain();
  const mailAgain = () =>
    mutate(undefined, {
      onSuccess: () => toastSuccess(text.sendEmailsAgainToast),
      onError: (error) => toastFailure(text.notChangedToast(explainFailure(error)), mailAgain),
    });
  return (
    <div className={classes.waitingFor}>
      <p>{text.bouncedWarning(reason)}</p>
      <PendingButton variant="subtle" busy={isPending} onClick={mailAgain}>
        {text.sendEmailsAgain}
      </PendingButton>
    </div>
  );
}

function Waiting({ children }: { children: string }) {
  const { mutate, isPending } = useResendConfirmation();
  const send = () =>
    mutate(undefined, {
      onSuccess: (told) => toastSuccess(told),
      onError: (error) => toastFailure(text.emailNotSentToast(explainFailure(error)), send),
    });
  return (
    <div className={classes.waitingFor}>
      <p>{children}</p>
      <PendingButton variant="subtle" busy={isPending} onClick={send}>
        {text.sendAgain}
      </PendingButton>
    </div>
  );
}
