import { registerWorker } from '../../lib/device/service-worker.ts';
import { text } from './notifications.text.ts';

/** The browser's support for push messages. */
export type PushSupport = 'possible' | 'missing' | 'needs-install';

/** Returns the browser's push support. iPhone and iPad only support it in installed pages. */
export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) {
    return 'possible';
  }
  return /iPhone|iPad/.test(navigator.userAgent) ? 'needs-install' : 'missing';
}

/** The reason a device was not added, as a sentence for the person. */
export class PushRefused extends Error {
  override readonly name = 'PushRefused';
}

/** Returns the push endpoint of this browser; null without a subscription. */
export async function findOwnEndpoint(): Promise<string | null> {
  if (pushSupport() !== 'possible') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Asks for permission and subscribes this browser. @throws PushRefused if the person or the browser refuses */
export async function askForPush(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new PushRefused(text.notAllowedError);
  }
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await subscribe(pushManager, publicKey);
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) {
    throw new PushRefused(text.setUpError);
  }
  return { endpoint, keys: { p256dh, auth } };
}

async function subscribe(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  // Messages to a subscription with another key would never arrive.
  await (await manager.getSubscription())?.unsubscribe();
  try {
    return await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  } catch (error) {
    console.info('The browser gave no address to push to.', error);
    throw new PushRefused(text.unreachableError);
  }
}
