import { useIsMutating } from '@tanstack/react-query';
import { formatTime } from '../../lib/time/days.ts';
import { useWaitingChanges } from '../../features/orders/index.ts';
import { useLive } from '../../lib/live.ts';
import { OfflineBar } from '../../ui/feedback/offline-bar.tsx';
import { useShell } from './shell-state.tsx';

/** Shows a bar while the screen is offline, or has changes that it can't send. */
export function Connection() {
  const { status, since } = useLive();
  const { store } = useShell();
  const paused = useIsMutating({
    predicate: ({ state, meta }) => state.isPaused && meta?.['unasked'] !== true,
  });
  const waiting = paused + useWaitingChanges();
  if (status !== 'offline' && (status === 'live' || waiting === 0)) return null;
  const at = store && formatTime(new Date(since).toISOString(), store.timeZone);
  return <OfflineBar waiting={waiting} since={at} unreachable={status !== 'offline'} />;
}
