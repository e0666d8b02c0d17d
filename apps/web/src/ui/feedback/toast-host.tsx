import type { NotificationsProps } from '@mantine/notifications';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { fetchAhead, fetchOnce, partOrNothing, prepare } from '../browser/ahead.ts';
import classes from './toast-host.module.css';
import { firstToast, loadContent } from './toast.ts';

const loadHost = fetchOnce(async () => import('@mantine/notifications'));

// Where its code cannot be had there are no toasts, but still the screen and what was typed on it.
const Notifications = partOrNothing<NotificationsProps>(async () => ({
  default: (await loadHost()).Notifications,
}));

/**
 * Hosts the toasts, away from the pointer: a toast under the pointer does not close. Render it
 * once, in the shell. Its code loads ahead of time (`atOnce`: with the screen): the first toast may
 * be that there is no connection, and then it could not be loaded any more.
 */
export function ToastHost({ atOnce = false }: { atOnce?: boolean }) {
  const used = useSyncExternalStore(firstToast.subscribe, firstToast.happened);
  useEffect(() => (atOnce ? prepare(load) : fetchAhead(load)), [atOnce]);
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

const load = async () => Promise.all([loadContent(), loadHost()]);
