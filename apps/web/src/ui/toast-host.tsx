import { lazy, Suspense, useSyncExternalStore } from 'react';
import { firstToast } from './toast.ts';

const Notifications = lazy(async () => ({
  default: (await import('@mantine/notifications')).Notifications,
}));

/** Where toasts appear; once, in the dashboard's shell. Its code comes with the first of them. */
export function ToastHost() {
  const used = useSyncExternalStore(firstToast.subscribe, firstToast.happened);
  if (!used) return null;
  return (
    <Suspense>
      <Notifications position="bottom-right" transitionDuration={180} limit={4} />
    </Suspense>
  );
}
