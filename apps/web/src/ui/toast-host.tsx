import { lazy, Suspense, useSyncExternalStore } from 'react';
import classes from './toast-host.module.css';
import { firstToast } from './toast.ts';

const Notifications = lazy(async () => ({
  default: (await import('@mantine/notifications')).Notifications,
}));

/**
 * Where toasts appear, away from the hand that caused them: a toast under the pointer does not leave.
 * Once, in the dashboard's shell. Its code comes with the first of them.
 */
export function ToastHost() {
  const used = useSyncExternalStore(firstToast.subscribe, firstToast.happened);
  if (!used) return null;
  return (
    <Suspense>
      <Notifications
        position="bottom-center"
        className={classes.host}
        transitionDuration={180}
        limit={4}
      />
    </Suspense>
  );
}
