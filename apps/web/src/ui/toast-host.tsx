import { Notifications } from '@mantine/notifications';

/** Where toasts appear; once, in the dashboard's shell. */
export function ToastHost() {
  return <Notifications position="bottom-right" transitionDuration={180} limit={4} />;
}
