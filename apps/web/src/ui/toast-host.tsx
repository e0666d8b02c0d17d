import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { fetchWhenTouched, prepare } from './ahead.ts';
import classes from './toast-host.module.css';
import { firstToast } from './toast.ts';

const loadHost = async () => import('@mantine/notifications');

const Notifications = lazy(async () => ({ default: (await loadHost()).Notifications }));

/**
 * Where toasts appear, away from the hand that caused them: a toast under the pointer does not leave.
 * Once, in the dashboard's shell. Its code comes when the screen is first touched (`atOnce`: with the
 * screen): the first toast may be that there is no connection, and then it could not be fetched any more.
 */
export function ToastHost({ atOnce = false }: { atOnce?: boolean }) {
  const used = useSyncExternalStore(firstToast.subscribe, firstToast.happened);
  useEffect(() => (atOnce ? prepare(load) : fetchWhenTouched(load)), [atOnce]);
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

const load = async () => Promise.all([import('./toast-content.tsx'), loadHost()]);
