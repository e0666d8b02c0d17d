import { useEffect } from 'react';
import { EmptyState, FailedState } from '../../ui/feedback/states.tsx';
import { useFinish } from './use-finish.ts';
import { text } from './onboarding.text.ts';

/** Continues on its own if the application was already sent, perhaps from another device. */
export function AlreadySent() {
  const { busy, failure, finish } = useFinish();

  useEffect(() => void finish(), [finish]);

  if (failure === undefined) {
    return <EmptyState title={text.applicationSent} description={text.oneMomentPlease} />;
  }
  return (
    <FailedState
      title={text.receivedTitle}
      cause={failure}
      onRetry={() => void finish()}
      retrying={busy}
    />
  );
}
