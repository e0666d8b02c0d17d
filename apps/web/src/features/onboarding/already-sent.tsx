import { useEffect } from 'react';
import { EmptyState, FailedState } from '../../ui/feedback/states.tsx';
import { useFinish } from './use-finish.ts';

/** The application was sent before, perhaps from another device: leads on by itself. */
export function AlreadySent() {
  const { busy, failure, finish } = useFinish();

  useEffect(() => void finish(), [finish]);

  if (failure === undefined) {
    return <EmptyState title="Everything has been sent" description="One moment, please." />;
  }
  return (
    <FailedState
      title="Your application has been sent"
      cause={failure}
      onRetry={() => void finish()}
      retrying={busy}
    />
  );
}
