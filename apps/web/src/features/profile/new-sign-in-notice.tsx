import type { NewSignIn } from '@counter/contract/auth';
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { instantInSentence } from '../../lib/time/days.ts';
import { useNewSignIns } from './new-sign-ins.queries.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Instant } from '../../ui/display/instant.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { toastFailure } from '../../ui/feedback/toast.ts';
import { dismissSignIns, useDismissedSignIns } from './dismissed-sign-ins.ts';
import classes from './new-sign-in-notice.module.css';
import { useEndSession, useReviewSession } from './sessions.queries.ts';
import { text } from './profile.text.ts';

/** Asks whether a sign-in from a new device was the person's own, and helps if it wasn't. */
export function NewSignInNotice() {
  const dismissed = useDismissedSignIns();
  const signIns = useNewSignIns().filter(({ id }) => !dismissed.includes(id));
  const [ended, setEnded] = useState<string>();
  const dismiss = () => dismissSignIns(signIns.map(({ id }) => id));
  const [signIn] = signIns;
  if (ended !== undefined) return <Ended device={ended} onClose={() => setEnded(undefined)} />;
  if (!signIn) return null;
  if (signIns.length === 1) return <One signIn={signIn} onEnded={setEnded} onClose={dismiss} />;
  return (
    <Closable words={text.newSignInCount(signIns.length)} onClose={dismiss}>
      <LinkButton to="/dashboard/myprofile" hash="sessions" variant="default">
        {text.review}
      </LinkButton>
    </Closable>
  );
}

interface OneProps {
  signIn: NewSignIn;
  onEnded: (device: string) => void;
  onClose: () => void;
}

function One({ signIn: { id, device, createdAt }, onEnded, onClose }: OneProps) {
  const review = useReviewSession();
  const end = useEndSession();
  const isBusy = review.isPending || end.isPending;

  const confirm = () =>
    review.mutate(id, {
      onError: (error) => toastFailure(text.notConfirmedToast(device, explainFailure(error))),
    });
  const signOut = () =>
    end.mutate(id, {
      onSuccess: () => onEnded(device),
      onError: (error) => toastFailure(text.notSignedOutToast(device, explainFailure(error))),
    });

  return (
    <Closable
      words={<>{text.newSignIn(device, <Instant at={createdAt} format={instantInSentence} />)}</>}
      onClose={onClose}
    >
      <Button variant="default" loading={review.isPending} disabled={isBusy} onClick={confirm}>
        {text.thisWasMe}
      </Button>
      <Button variant="default" loading={end.isPending} disabled={isBusy} onClick={signOut}>
        {text.signItOut}
      </Button>
    </Closable>
  );
}

/** Offers to change the password, because whoever signed in knows it. */
function Ended({ device, onClose }: { device: string; onClose: () => void }) {
  return (
    <Closable words={text.signedOutNotice(device)} onClose={onClose}>
      <LinkButton to="/dashboard/myprofile" hash="password" variant="default">
        {text.changePassword}
      </LinkButton>
    </Closable>
  );
}

interface ClosableProps {
  words: ReactNode;
  onClose: () => void;
  /** The buttons. */
  children: ReactNode;
}

function Closable({ words, onClose, children }: ClosableProps) {
  return (
    <Notice
      tone="info"
      action={
        <div className={classes.answers}>
          {children}
          <IconButton label={text.dismiss} onClick={onClose}>
            <IconX size={18} stroke={1.75} />
          </IconButton>
        </div>
      }
    >
      {words}
    </Notice>
  );
}
