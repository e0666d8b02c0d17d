import { useIsMutating } from '@tanstack/react-query';
import { useLive } from '../../lib/live.ts';
import { OfflineBar } from '../../ui/offline-bar.tsx';

/** Says across the screen that it is cut off; nothing while it is not. */
export function Connection() {
  const { status, since } = useLive();
  const waiting = useIsMutating({ predicate: ({ state }) => state.isPaused });
  if (status !== 'offline') return null;
  const updatedAt = new Date(since).toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
  });
  return <OfflineBar waiting={waiting} updatedAt={updatedAt} />;
}
