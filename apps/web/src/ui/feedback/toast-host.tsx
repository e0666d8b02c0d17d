import type { NotificationsProps } from '@mantine/notifications';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { prefetch, partOrNothing, prepare } from '../browser/ahead.ts';
import { uiText } from '../ui.text.ts';
import classes from './toast-host.module.css';
import { loadToasts, shownToasts } from './toast.ts';

// If the code can't be loaded there are no toasts, but the screen and its input stay.
const Notifications = partOrNothing<NotificationsProps>(async () => ({
  default: (await loadToasts()).Notifications,
}));

/**
 * Renders the toasts, at the bottom of the screen. Render it once, in the shell. Its code is prefetched (with
 * `atOnce`: together with the screen), because the first toast may report a lost connection, when it is too late to
 * load code.
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
