import { useEffect } from 'react';
import { EmptyState, FailedState } from '../../ui/feedback/states.tsx';
import { useFinish } from './use-finish.ts';
import { text } from './onboarding.text.ts';

/** The application was sent before, perhaps from another device: leads on by itself. */
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
