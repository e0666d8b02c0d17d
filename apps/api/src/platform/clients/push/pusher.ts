import webPush from 'web-push';

/** The VAPID keys that identify this installation to push services, and its contact. */
export type PushKeys = {
  readonly publicKey: string;
  readonly privateKey: string;
  /** `mailto:` or a web address. */
  readonly subject: string;
};

/** A browser's push address and its keys. */
type PushAddress = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

export type Pusher = {
  readonly publicKey: string;
  /** Returns true if an endpoint belongs to a supported push service. */
  readonly accepts: (endpoint: string) => boolean;
  /**
   * Sends a message, encrypted for its device, to the push service. The service drops it if the device isn't reached in
   * time. Throws PushGone if the address is no longer valid.
   */
  readonly send: (address: PushAddress, message: object, secondsToLive: number) => Promise<void>;
};

/** The browser has given up this push address for good. */
export class PushGone extends Error {
  override readonly name = 'PushGone';
}

/** The browsers' push services. Any other address would let a caller make us send requests anywhere. */
const services = [
  /^fcm\.googleapis\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /(?:^|\.)push\.apple\.com$/,
  /\.notify\.windows\.com$/,
];

const timeoutMs = 10_000;

/** Creates a client of the push services. `others` are further origins: `https://push.example.com`. */
export function createPusher(keys: PushKeys, others: readonly string[] = []): Pusher {
  const accepts = (endpoint: string): boolean => {
    const url = URL.parse(endpoint);
    if (!url) return false;
    if (others.includes(url.origin)) return true;
    return url.protocol === 'https:' && services.some((service) => service.test(url.host));
  };
  return {
    publicKey: keys.publicKey,
    accepts,
    send: async ({ endpoint, p256dh, auth }, message, secondsToLive) => {
      if (!accepts(endpoint)) throw new PushGone('the address is of no push service');
      const subscription = { endpoint, keys: { p256dh, auth } };
      const { method, headers, body } = webPush.generateRequestDetails(
        subscription,
        JSON.stringify(message),
        { vapidDetails: keys, TTL: secondsToLive, urgency: 'high' },
      );
      // oxlint-disable-next-line eslint/no-restricted-globals -- the one place that talks to push services
      const response = await fetch(endpoint, {
        method,
        headers: asText(headers),
        body: new Uint8Array(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (response.status === 404 || response.status === 410) {
        throw new PushGone('the browser has given up this address');
      }
      if (!response.ok) throw new Error(`the push service answered ${response.status}`);
    },
  };
}

function asText(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
