import { z } from 'zod/mini';
import { personProof } from '../auth/proof.schemas.ts';
import { textBetween } from '../shared/fields.ts';
import { keyScopes } from '../registry/key-scopes.ts';
import { id, instant, userIdClaim } from '../shared/schema.ts';
import { upTo } from '../shared/lengths.ts';

/** The maximum number of active keys per store. */
export const maxStoreKeys = 20;

/** The maximum number of stores that a key can be limited to. */
export const maxKeyStores = 50;

/** The choices for how many hours the old secret keeps working after a rotation. */
export const overlapChoices = [0, 1, 24, 168] as const;

export type Overlap = (typeof overlapChoices)[number];

/** An API key without its secret, which can't be read again. */
export const apiKey = z.object({
  id,
  name: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  /** The stores that it is limited to; null for all. */
  stores: z.nullable(z.array(z.object({ id, name: z.string(), storeUrl: z.string() }))),
  createdAt: instant,
  /** The person who created it; null for keys from before this was recorded. */
  createdBy: z.nullable(z.string()),
  /** Accurate to the minute; null before its first use. */
  lastUsedAt: z.nullable(instant),
  /** The time until which the previous secret works; null if it doesn't. */
  previousUntil: z.nullable(instant),
  endedAt: z.nullable(instant),
});

export type ApiKey = z.infer<typeof apiKey>;

/** Active keys first, then those that ended in the last 30 days; each by name. */
export const apiKeyList = z.object({ keys: z.array(apiKey) });

/** A key with its new secret, which is shown only once. */
export const madeApiKey = z.object({ id, key: z.string() });

export type MadeApiKey = z.infer<typeof madeApiKey>;

const claims = { userId: userIdClaim, storeId: id };

const wanted = {
  name: textBetween('Name is required.', 2, 80),
  scopes: z
    .array(z.enum(keyScopes, { error: 'Choose one of the list' }))
    .check(z.minLength(1, 'Choose at least one'), z.maxLength(keyScopes.length, 'Too many')),
};

const anywhere = {
  ...wanted,
  userId: userIdClaim,
  /** The URLs of the stores that it is limited to, as in their web stores; null for all stores. */
  storeUrls: z.nullable(
    z
      .array(z.string().check(z.trim(), z.minLength(1), upTo(80)))
      .check(
        z.minLength(1, 'Name at least one store'),
        z.maxLength(maxKeyStores, `At most ${maxKeyStores} stores`),
      ),
  ),
};

/** The form of a store's key; the proof is requested later. */
export const storeKeyForm = z.object({ ...claims, ...wanted });

export type StoreKeyForm = z.output<typeof storeKeyForm>;

export const storeKeyRequest = z.object({ ...claims, ...wanted, ...personProof.shape });

/** The key form in the operator console. */
export const operatorKeyForm = z.object(anywhere);

export type OperatorKeyForm = z.output<typeof operatorKeyForm>;

export const operatorKeyRequest = z.object({ ...anywhere, ...personProof.shape });

const rotation = {
  id,
  overlapHours: z.literal(overlapChoices, 'Choose one of the list'),
  ...personProof.shape,
};

export const rotateStoreKeyRequest = z.object({ ...claims, ...rotation });

export const rotateOperatorKeyRequest = z.object({ userId: userIdClaim, ...rotation });

export const oneStoreKey = z.object({ ...claims, id });

export const oneOperatorKey = z.object({ userId: userIdClaim, id });
