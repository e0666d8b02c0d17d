import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, idInPath } from '../shared/schema.ts';
import {
  mailSubscription,
  mailSubscriptionRequest,
  notifications,
  pushDeviceChoice,
  pushDeviceRequest,
  pushDevices,
  pushPressed,
  pushPressRequest,
  pushRenewal,
  recipientRequest,
  sampleRequest,
  waitingOrders,
} from './notifications.schemas.ts';

const writes = { permission: 'notifications:write', store: 'body.storeId' } as const;

export const findNotifications = endpoint({
  method: 'GET',
  path: '/merchant/store/notifications/{storeId}',
  summary: "Lists the recipients of a store's mails.",
  params: z.object({ storeId: idInPath }),
  answer: envelope(notifications),
  can: { permission: 'notifications:read', store: 'params.storeId' },
});

export const addRecipient = endpoint({
  method: 'POST',
  path: '/merchant/store/notifications/recipient',
  summary:
    'Adds a recipient of a kind of mail, at most 3. Resumes one that unsubscribed or bounced.',
  body: recipientRequest,
  answer: envelope(notifications),
  can: writes,
});

export const removeRecipient = endpoint({
  method: 'POST',
  path: '/merchant/store/notifications/recipient/remove',
  summary: 'Removes a recipient of a kind of mail.',
  body: recipientRequest,
  answer: envelope(notifications),
  can: writes,
});

export const sendSample = endpoint({
  method: 'POST',
  path: '/merchant/store/notifications/sample',
  summary: 'Mails the caller a sample of a kind, with the figures of the latest period.',
  body: sampleRequest,
  answer: envelope(z.object({ email: z.string() })),
  can: { permission: 'notifications:read', store: 'body.storeId' },
  rateLimit: 10,
  writes: true,
});

export const findMailSubscription = endpoint({
  method: 'GET',
  path: '/notifications/subscription/{token}',
  summary: 'Gets the subscription that the link at the end of a mail belongs to.',
  params: z.object({ token: z.string().check(z.maxLength(200)) }),
  answer: envelope(mailSubscription),
  can: 'anyone',
  rateLimit: 60,
});

export const updateMailSubscription = endpoint({
  method: 'POST',
  path: '/notifications/subscription',
  summary: 'Ends or renews the mails that a link belongs to; the link is all it needs.',
  body: mailSubscriptionRequest,
  answer: envelope(mailSubscription),
  can: 'anyone',
  rateLimit: 60,
});

export const findPushDevices = endpoint({
  method: 'GET',
  path: '/merchant/store/push/{storeId}',
  summary: "Lists the caller's devices that get push notifications of a store's new orders.",
  params: z.object({ storeId: idInPath }),
  answer: envelope(pushDevices),
  can: { permission: 'orders:read', store: 'params.storeId' },
});

export const addPushDevice = endpoint({
  method: 'POST',
  path: '/merchant/store/push',
  summary: 'Pushes new orders of a store to a browser while its session lasts.',
  body: pushDeviceRequest,
  answer: envelope(pushDevices),
  can: { permission: 'orders:read', store: 'body.storeId' },
  rateLimit: 30,
  writes: true,
});

export const renewPushDevice = endpoint({
  method: 'POST',
  path: '/notifications/push/renewal',
  summary: 'Pushes to the new address of a browser; who knows the old one and its secret is it.',
  body: pushRenewal,
  answer: envelope(z.object({ accepted: z.boolean() })),
  can: 'anyone',
  rateLimit: 10,
});

export const removePushDevice = endpoint({
  method: 'POST',
  path: '/merchant/store/push/remove',
  summary: 'Stops pushing to a device.',
  body: pushDeviceChoice,
  answer: envelope(pushDevices),
  can: { permission: 'orders:read', store: 'body.storeId' },
  writes: true,
});

export const testPushDevice = endpoint({
  method: 'POST',
  path: '/merchant/store/push/test',
  summary: 'Pushes a test message.',
  body: pushDeviceChoice,
  answer: envelope(pushDevices),
  can: { permission: 'orders:read', store: 'body.storeId' },
  rateLimit: 10,
  writes: true,
});

export const pressPushButton = endpoint({
  method: 'POST',
  path: '/notifications/push/press',
  summary:
    'Does what a button of a notification says, once. The token that came with it is all it needs, and allows nothing else.',
  body: pushPressRequest,
  answer: envelope(pushPressed),
  can: 'anyone',
  rateLimit: 30,
});

export const findWaitingOrders = endpoint({
  method: 'GET',
  path: '/merchant/orders/waiting',
  summary: 'Counts the new orders in all stores of the caller.',
  answer: envelope(waitingOrders),
  can: 'signedIn',
});
