import { z } from 'zod/mini';
import { emailAddress } from '../shared/fields.ts';
import { id, instant, userIdClaim } from '../shared/schema.ts';
import { mailKinds, noticeKinds } from './notices.ts';

const claims = { userId: userIdClaim, storeId: id };
const kind = z.enum(noticeKinds, { error: 'Say which mails' });

/** The form to add a recipient. */
export const recipientForm = z.object({ email: emailAddress('Email is required') });

export const recipientRequest = z.object({ ...claims, kind, ...recipientForm.shape });

export type RecipientRequest = z.infer<typeof recipientRequest>;

export const sampleRequest = z.object({ ...claims, kind });

/** An address that a notice goes to. */
export const recipient = z.object({
  kind,
  email: z.string(),
  addedAt: instant,
  /** The time the recipient unsubscribed by the link in a mail; null while subscribed. */
  unsubscribedAt: z.nullable(instant),
  /** The mail server's reason for the bounce that stopped mail; null without one. */
  bounced: z.nullable(z.string()),
});

export type Recipient = z.infer<typeof recipient>;

export const notifications = z.object({ recipients: z.array(recipient) });

export type Notifications = z.infer<typeof notifications>;

/** The subscription that the link in a mail is about. */
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

/** The push address of a browser. */
const pushAddress = {
  endpoint: pushEndpoint,
  keys: z.object({ p256dh: base64url(87, 88), auth: pushSecret }),
};

export const pushDeviceRequest = z.object({ ...claims, ...pushAddress });

export type PushDeviceRequest = z.infer<typeof pushDeviceRequest>;

/** Another address of a browser; it is known by the one from before and its secret. */
export const pushRenewal = z.object({
  old: z.object({ endpoint: pushEndpoint, auth: pushSecret }),
  ...pushAddress,
});

export type PushRenewal = z.infer<typeof pushRenewal>;

export const pushDeviceChoice = z.object({ ...claims, id });

/** A device of the signed-in person that is told of new orders. */
export const pushDevice = z.object({
  id,
  /** Browser and system: `Chrome on Android`. */
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

/** The actions on the buttons of a notification about a new order. */
export const pushActions = ['accept', 'snooze'] as const;

export type PushAction = (typeof pushActions)[number];

/** A button of a notification, with the token that lets it do its one thing. */
export type PushButton = {
  readonly action: PushAction;
  readonly title: string;
  readonly token: string;
};

/** A push message, encrypted for its device: holds nothing that the popup does not show, but for the buttons' tokens. */
export type PushMessage = {
  readonly title: string;
  readonly body: string;
  /** The page that a click opens. */
  readonly path: string;
  /** Messages with the same tag take one place among the notifications of a device. */
  readonly tag: string;
  readonly buttons?: readonly PushButton[];
  /** The new orders that wait in all stores of the person: the number on the app's icon. */
  readonly waiting?: number;
};

export const pushPressRequest = z.object({ token: z.string().check(z.maxLength(2000)) });

export type PushPressRequest = z.infer<typeof pushPressRequest>;

/** The outcome of a press, as a notification shows it. */
export const pushPressed = z.object({
  title: z.string(),
  body: z.string(),
  /** The new orders that still wait in all stores of the person. */
  waiting: z.int(),
});

export type PushPressed = z.infer<typeof pushPressed>;

/** The new orders that wait in all stores of the signed-in person. */
export const waitingOrders = z.object({ waiting: z.int() });
