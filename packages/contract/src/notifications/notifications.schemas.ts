import { z } from 'zod/mini';
import { emailAddress } from '../shared/fields.ts';
import { id, instant, userIdClaim } from '../shared/schema.ts';
import { mailKinds, noticeKinds } from './notices.ts';

const claims = { userId: userIdClaim, storeId: id };
const kind = z.enum(noticeKinds, { error: 'Say which mails' });

/** The form that adds a recipient. */
export const recipientForm = z.object({ email: emailAddress('Email is required') });

export const recipientRequest = z.object({ ...claims, kind, ...recipientForm.shape });

export type RecipientRequest = z.infer<typeof recipientRequest>;

export const sampleRequest = z.object({ ...claims, kind });

/** A notice's recipient. */
export const recipient = z.object({
  kind,
  email: z.string(),
  addedAt: instant,
  /** The time when the recipient unsubscribed through a mail's link; null while subscribed. */
  unsubscribedAt: z.nullable(instant),
  /** The mail server's reason for the bounce that stopped mail; null if mail arrives. */
  bounced: z.nullable(z.string()),
});

export type Recipient = z.infer<typeof recipient>;

export const notifications = z.object({ recipients: z.array(recipient) });

export type Notifications = z.infer<typeof notifications>;

/** The subscription of a mail's unsubscribe link. */
export const mailSubscription = z.object({
  storeName: z.string(),
  kind: z.enum(mailKinds),
  email: z.string(),
  subscribed: z.boolean(),
});

export type MailSubscription = z.infer<typeof mailSubscription>;

export const mailSubscriptionRequest = z.object({
  token: z.string().check(z.maxLength(200)),
  subscribed: z.boolean(),
});

const base64url = (min: number, max: number) =>
  z
    .string()
    .check(z.regex(new RegExp(`^[\\w-]{${min},${max}}={0,2}$`), 'must be a key in base64url'));

const pushEndpoint = z
  .string()
  .check(z.maxLength(1000), z.regex(/^https?:\/\//, 'Enter a web address'));
const pushSecret = base64url(22, 24);

/** A browser's push address. */
const pushAddress = {
  endpoint: pushEndpoint,
  keys: z.object({ p256dh: base64url(87, 88), auth: pushSecret }),
};

export const pushDeviceRequest = z.object({ ...claims, ...pushAddress });

export type PushDeviceRequest = z.infer<typeof pushDeviceRequest>;

/** A browser's new push address. The old one and its secret identify it. */
export const pushRenewal = z.object({
  old: z.object({ endpoint: pushEndpoint, auth: pushSecret }),
  ...pushAddress,
});

export type PushRenewal = z.infer<typeof pushRenewal>;

export const pushDeviceChoice = z.object({ ...claims, id });

/** A signed-in person's device with push notifications for new orders. */
export const pushDevice = z.object({
  id,
  /** The browser and system: `Chrome on Android`. */
  device: z.string(),
  /** Identifies the browser. */
  endpoint: z.string(),
  addedAt: instant,
  /** The time of the last message it accepted; null before the first. */
  lastUsedAt: z.nullable(instant),
});

export type PushDevice = z.infer<typeof pushDevice>;

export const pushDevices = z.object({
  /** The public key for push subscriptions; null if push is off. */
  publicKey: z.nullable(z.string()),
  devices: z.array(pushDevice),
});

export type PushDevices = z.infer<typeof pushDevices>;

/** The actions of the buttons in a notification about a new order. */
export const pushActions = ['accept', 'snooze'] as const;

export type PushAction = (typeof pushActions)[number];

/** A notification's button, with the token for its single action. */
export type PushButton = {
  readonly action: PushAction;
  readonly title: string;
  readonly token: string;
};

/**
 * A push message, encrypted for its device. Apart from the buttons' tokens it contains only what the notification
 * shows.
 */
export type PushMessage = {
  readonly title: string;
  readonly body: string;
  /** The page that a click opens. */
  readonly path: string;
  /** A message replaces an earlier one with the same tag on the device. */
  readonly tag: string;
  readonly buttons?: readonly PushButton[];
  /** The number of waiting new orders in all of the person's stores, for the app icon's badge. */
  readonly waiting?: number;
};

export const pushPressRequest = z.object({ token: z.string().check(z.maxLength(2000)) });

export type PushPressRequest = z.infer<typeof pushPressRequest>;

/** The result of a pressed button, as a notification shows it. */
export const pushPressed = z.object({
  title: z.string(),
  body: z.string(),
  /** The number of new orders still waiting in all of the person's stores. */
  waiting: z.int(),
});

export type PushPressed = z.infer<typeof pushPressed>;

/** The number of waiting new orders in all of the signed-in person's stores. */
export const waitingOrders = z.object({ waiting: z.int() });
