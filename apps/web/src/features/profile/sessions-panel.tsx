import type { OpenSession } from '@counter/contract/auth';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { clearSession } from '../../lib/session.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm.tsx';
import { Delayed } from '../../ui/feedback/delayed.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../ui/feedback/states.tsx';
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

/** Where the person is signed in, with the way to end it. */
export function SessionsPanel() {
  return (
    <LinkedPanel hash="sessions">
      <Panel
        title="Sessions"
        description="Where you are signed in now. Keep a kitchen tablet for its shift, so that it isn’t signed out while nobody touches it."
        actions={<SignOutEverywhere />}
      >
        <Sessions />
      </Panel>
    </LinkedPanel>
  );
}

function Sessions() {
  const { data, error, refetch, isFetching } = useSessions();
  const [ending, setEnding] = useState<OpenSession>();
  const review = useReviewSession();

  function confirm({ id, device }: OpenSession) {
    review.mutate(id, {
      onSuccess: () => toastSuccess(`${device} is confirmed.`),
      onError: (failure) =>
        toastFailure(`We couldn’t confirm ${device}. ${explainFailure(failure)}`),
    });
  }

  if (data) {
    return (
      <>
        <SessionList
          sessions={data}
          onEnd={setEnding}
          onConfirm={confirm}
          confirming={review.isPending ? review.variables : undefined}
          thisDevice={<KeepSession />}
        />
        <EndOne session={ending} onClose={() => setEnding(undefined)} />
      </>
    );
  }
  if (!error) {
    return (
      <Delayed>
        <Skeleton height={44} />
      </Delayed>
    );
  }
  return (
    <FailedState
      title="Your sessions could not be loaded"
      cause={explainFailure(error)}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

/** For kitchens: the order desk stays signed in through a quiet afternoon. */
function KeepSession() {
  const { mutate, isPending } = useKeepSession();

  function keep() {
    mutate(undefined, {
      onSuccess: () => toastSuccess('This device stays signed in for 16 hours.'),
      onError: (error) => toastFailure(`This device was not kept. ${explainFailure(error)}`, keep),
    });
  }

  return (
    <Button variant="default" loading={isPending} onClick={keep}>
      Keep for this shift
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
      onSuccess: () => toastSuccess(`${device} is signed out.`),
      onError: (error) => toastFailure(`${device} was not signed out. ${explainFailure(error)}`),
      onSettled: onClose,
    });
  }

  return (
    <ConfirmDialog
      opened={session !== undefined}
      title="End this session?"
      confirmLabel="End session"
      danger
      busy={isPending}
      onConfirm={() => session && end(session)}
      onClose={onClose}
    >
      {session?.device ?? 'It'} is signed out at once. Whoever uses it has to sign in again.
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
        toastFailure(`Nothing was signed out. ${explainFailure(error)}`, signOut);
      },
    });
  }

  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        opened={asked}
        title="Sign out everywhere?"
        confirmLabel="Sign out"
        danger
        busy={isPending}
        onConfirm={signOut}
        onClose={() => setAsked(false)}
      >
        Every device is signed out at once, this one included. Orders keep coming in.
      </ConfirmDialog>
    </>
  );
}
