import { Button } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { PlainDialog } from '../../ui/overlays/plain-dialog.tsx';

/** Asks who is about to lose what they typed. */
export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <PlainDialog
      title="Leave without saving?"
      message="What you changed in this step has not been saved yet. The steps before it are."
      onCancel={onStay}
      actions={
        <>
          <Button variant="default" onClick={onLeave}>
            Leave
          </Button>
          <Button onClick={onStay}>Stay</Button>
        </>
      }
    />
  );
}

/** As long as there is something to lose, leaving the page asks first. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname,
    enableBeforeUnload: dirty,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return <LeaveDialog onStay={blocker.reset} onLeave={blocker.proceed} />;
}
