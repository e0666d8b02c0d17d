import type { OpenSession } from '@counter/contract/auth';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { clearSession } from '../../lib/session.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.ts';
import { LinkedPanel } from './linked-panel.tsx';
import { SessionList } from './session-list.tsx';
import {
  useEndAllSessions,
  useEndSession,
  useKeepSession,
  useReviewSession,
  useSessions,
} from './sessions.queries.ts';
import { text } from './profile.text.ts';

/** Lists the person's sessions, with buttons to end them. */
export function SessionsPanel() {
  return (
    <LinkedPanel hash="sessions">
      <Panel title={text.sessions} description={text.sessionsHelp} actions={<SignOutEverywhere />}>
        <Sessions />
      </Panel>
    </LinkedPanel>
  );
}

function Sessions() {
  const query = useSessions();
  const [ending, setEnding] = useState<OpenSession>();
  const review = useReviewSession();

  function confirm({ id, device }: OpenSession) {
    review.mutate(id, {
      onSuccess: () => toastSuccess(text.confirmedToast(device)),
      onError: (failure) => toastFailure(text.notConfirmedToast(device, explainFailure(failure))),
    });
  }

  return (
    <Loaded query={query} failed={text.sessionsNotLoaded} waiting={<Skeleton height={44} />}>
      {(sessions) => (
        <>
          <SessionList
            sessions={sessions}
            onEnd={setEnding}
            onConfirm={confirm}
            confirming={review.isPending ? review.variables : undefined}
            thisDevice={<KeepSession />}
          />
          <EndOne session={ending} onClose={() => setEnding(undefined)} />
        </>
      )}
    </Loaded>
  );
}

/** Keeps the session of a kitchen device signed in during quiet hours. */
function KeepSession() {
  const { mutate, isPending } = useKeepSession();

  function keep() {
    mutate(undefined, {
      onSuccess: () => toastSuccess(text.deviceKeptToast),
      onError: (error) => toastFailure(text.deviceNotKeptToast(explainFailure(error)), keep),
    });
  }

  return (
    <Button variant="default" loading={isPending} onClick={keep}>
      {text.keepForThisShift}
    </Button>
  );
}

interface EndOneProps {
  session: OpenSession | undefined;
  onClose: () => void;
}

function EndOne({ session, onClose }: EndOneProps) {
  const { mutate, isPending } = useEndSession();

  function end({ id, device }: OpenSession) {
    mutate(id, {
      onSuccess: () => toastSuccess(text.signedOutToast(device)),
      onError: (error) => toastFailure(text.notSignedOutToast(device, explainFailure(error))),
      onSettled: onClose,
    });
  }

  return (
    <ConfirmDialog
      opened={session !== undefined}
      title={text.endSessionTitle}
      confirmLabel={text.endSession}
      danger
      busy={isPending}
      onConfirm={() => session && end(session)}
      onClose={onClose}
    >
      {text.endSessionWarning(session?.device ?? text.unknownDevice)}
    </ConfirmDialog>
  );
}

function SignOutEverywhere() {
  const [asked, setAsked] = useState(false);
  const { mutate, isPending } = useEndAllSessions();

  function signOut() {
    mutate(undefined, {
      onSuccess: clearSession,
      onError: (error) => {
        setAsked(false);
        toastFailure(text.noneSignedOutToast(explainFailure(error)), signOut);
      },
    });
  }

  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        {text.signOutEverywhere}
      </Button>
      <ConfirmDialog
        opened={asked}
        title={text.signOutEverywhereTitle}
        confirmLabel={text.signOut}
        danger
        busy={isPending}
        onConfirm={signOut}
        onClose={() => setAsked(false)}
      >
        {text.signOutEverywhereWarning}
      </ConfirmDialog>
    </>
  );
}
