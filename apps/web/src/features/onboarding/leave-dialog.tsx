import { Button } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { PlainDialog } from '../../ui/overlays/plain-dialog.tsx';
import { uiText } from '../../ui/ui.text.ts';
import { text } from './onboarding.text.ts';

/** Asks before unsaved input is lost. */
export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <PlainDialog
      title={uiText.leaveWithoutSaving}
      message={text.leaveWarning}
      onCancel={onStay}
      actions={
        <>
          <Button variant="default" onClick={onLeave}>
            {text.leave}
          </Button>
          <Button onClick={onStay}>{text.stay}</Button>
        </>
      }
    />
  );
}

/** Asks before leaving the page with unsaved input. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname,
    enableBeforeUnload: dirty,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return <LeaveDialog onStay={blocker.reset} onLeave={blocker.proceed} />;
}
