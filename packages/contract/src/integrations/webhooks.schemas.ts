import { z } from 'zod/mini';
import { personProof } from '../auth/proof.schemas.ts';
import { textBetween } from '../shared/fields.ts';
import { id, instant, requiredText, userIdClaim } from '../shared/schema.ts';
import { overlapChoices } from './api-keys.schemas.ts';
import { testKind, webhookKinds } from './webhook-events.ts';

/** The maximum number of webhooks of a store, or of the marketplace. */
export const maxWebhooks = 10;

/** The page size of the delivery log. */
export const deliveryPageSize = 20;

/** Reasons for a pause. `GONE`: the receiver responded with 410. */
export const webhookPauses = ['PERSON', 'FAILING', 'GONE'] as const;

export type WebhookPause = (typeof webhookPauses)[number];

export const webhookStates = ['WAITING', 'DELIVERED', 'FAILED'] as const;

export type WebhookState = (typeof webhookStates)[number];

/** A webhook without its secret. */
export const webhook = z.object({
  id,
  name: z.string(),
  url: z.string(),
  kinds: z.array(z.enum(webhookKinds)),
  pausedAt: z.nullable(instant),
  pauseReason: z.nullable(z.enum(webhookPauses)),
  lastDeliveredAt: z.nullable(instant),
  /** The first failure since the last success; null if there is none. */
  failingSince: z.nullable(instant),
  /** The number of queued events. */
  waiting: z.int(),
  /** The time until which the previous secret also signs; null if it doesn't. */
  previousUntil: z.nullable(instant),
  createdAt: instant,
  createdBy: z.string(),
});

export type Webhook = z.infer<typeof webhook>;

/** By name. */
export const webhookList = z.object({ webhooks: z.array(webhook) });

/** A saved webhook. `secret` is shown only once, when it is new or rotated. */
export const savedWebhook = z.object({ id, secret: z.nullable(z.string()) });

export type SavedWebhook = z.infer<typeof savedWebhook>;

const attempt = z.object({
  at: instant,
  /** The response status; null without a response. */
  status: z.nullable(z.int()),
  /** The start of the response. */
  answer: z.string(),
  /** The failure in a sentence; null if it succeeded. */
  failure: z.nullable(z.string()),
  milliseconds: z.int(),
});

/** A sent or queued message and the responses. */
export const webhookDelivery = z.object({
  id,
  store: z.nullable(z.object({ id, name: z.string() })),
  kind: z.enum([...webhookKinds, testKind]),
  messageId: z.string(),
  body: z.string(),
  state: z.enum(webhookStates),
  /** True if a person resent it. */
  replay: z.boolean(),
  createdAt: instant,
  attempts: z.array(attempt),
});

export type WebhookDelivery = z.infer<typeof webhookDelivery>;

const claims = { userId: userIdClaim, storeId: id };
const operatorClaims = { userId: userIdClaim };

const wanted = {
  /** 0 adds a webhook. */
  id: z._default(z.int().check(z.minimum(0)), 0),
  name: textBetween('Name is required.', 2, 80),
  url: requiredText('Address is required.', 500).check(
    z.regex(/^https?:\/\/[^\s/]/, 'Enter a web address, such as https://example.com/events.'),
  ),
  kinds: z
    .array(z.enum(webhookKinds, { error: 'Choose one of the list' }))
    .check(z.minLength(1, 'Choose at least one'), z.maxLength(webhookKinds.length, 'Too many')),
};

/** The webhook form; the proof is requested later. */
export const webhookForm = z.object(wanted);

export type WebhookForm = z.output<typeof webhookForm>;

const rotation = { id, overlapHours: z.literal(overlapChoices, 'Choose one of the list') };
const pause = { id, paused: z.boolean() };
const logQuery = { page: z.optional(z.string().check(z.regex(/^\d{1,6}$/, 'Enter a number'))) };

export const storeWebhook = {
  save: z.object({ ...claims, ...wanted, ...personProof.shape }),
  rotate: z.object({ ...claims, ...rotation, ...personProof.shape }),
  pause: z.object({ ...claims, ...pause }),
  one: z.object({ ...claims, id }),
  delivery: z.object({ ...claims, deliveryId: id }),
};

export const operatorWebhook = {
  save: z.object({ ...operatorClaims, ...wanted, ...personProof.shape }),
  rotate: z.object({ ...operatorClaims, ...rotation, ...personProof.shape }),
  pause: z.object({ ...operatorClaims, ...pause }),
  one: z.object({ ...operatorClaims, id }),
  delivery: z.object({ ...operatorClaims, deliveryId: id }),
};

export const deliveriesQuery = z.object(logQuery);
