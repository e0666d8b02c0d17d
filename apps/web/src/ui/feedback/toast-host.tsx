import type { NotificationsProps } from '@mantine/notifications';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { prefetch, partOrNothing, prepare } from '../browser/ahead.ts';
import { uiText } from '../ui.text.ts';
import classes from './toast-host.module.css';
import { loadToasts, shownToasts } from './toast.ts';

// Where its code cannot be had there are no toasts, but still the screen and what was typed on it.
const Notifications = partOrNothing<NotificationsProps>(async () => ({
  default: (await loadToasts()).Notifications,
}));

/**
 * Hosts the toasts, away from the pointer: a toast under the pointer does not close. Render it
 * once, in the shell. Its code loads ahead of time (`atOnce`: with the screen): the first toast may
 * be that there is no connection, and then it could not be loaded any more.
 */
export function ToastHost({ atOnce = false }: { atOnce?: boolean }) {
  const { used, plainFailure } = useSyncExternalStore(shownToasts.subscribe, shownToasts.read);
  useEffect(() => (atOnce ? prepare(loadToasts) : prefetch(loadToasts)), [atOnce]);
  return (
    <>
      {used ? (
        <Suspense>
          <Notifications
            notificationMaxHeight="50dvh"
            position="bottom-center"
            className={classes.host}
            transitionDuration={180}
            limit={4}
          />
        </Suspense>
      ) : null}
      {plainFailure === undefined ? null : (
        <div role="alert" className={classes.plain}>
          {plainFailure}
          <button type="button" className={classes.close} onClick={shownToasts.closePlain}>
            {uiText.close}
          </button>
        </div>
      )}
    </>
  );
}
