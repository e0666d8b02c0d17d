import { useIsMutating } from '@tanstack/react-query';
import { formatTime } from '../../lib/days.ts';
import { useLive } from '../../lib/live.ts';
import { OfflineBar } from '../../ui/feedback/offline-bar.tsx';
import { useShell } from './shell-state.tsx';

/** Shows a bar while the screen is offline. */
export function Connection() {
  const { status, since } = useLive();
  const { store } = useShell();
  const waiting = useIsMutating({
    predicate: ({ state, meta }) => state.isPaused && meta?.['unasked'] !== true,
  });
  if (status !== 'offline') return null;
  if (!store) return <OfflineBar waiting={waiting} />;
  const updatedAt = formatTime(new Date(since).toISOString(), store.timeZone);
  return <OfflineBar waiting={waiting} updatedAt={updatedAt} />;
}
