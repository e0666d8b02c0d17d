import { randomBytes } from 'node:crypto';
import { pushActions } from '@counter/contract/notifications';
import { id } from '@counter/contract/shared';
import { z } from 'zod/mini';
import type { Vault } from '../../platform/kernel/vault.ts';

/** Lifetime of a notification button, in milliseconds. */
export const pressLifetimeMs = 15 * 60_000;

/** Binds the sealed token to this purpose, so no other sealed value is accepted as a token and no token elsewhere. */
const place = 'push press';

const claims = z.object({
  /** Random. Identifies the press, so that it counts only once. */
  pressId: z.string(),
  storeId: id,
  deviceId: id,
  sessionId: id,
  userId: id,
  /** Browser and system, as shown in the order's timeline. */
  device: z.string(),
  orderId: id,
  action: z.enum(pushActions),
  /** The prep time on the button, in minutes; null if it names none. */
  minutes: z.nullable(z.int()),
  /** In milliseconds since 1970. */
  expiresAt: z.int(),
});

/** A notification button's permission: one action on one order, by one person on one device. */
export type Press = z.infer<typeof claims>;

export type PressFacts = Omit<Press, 'pressId' | 'expiresAt'>;

/** Creates a button's token: its permission, encrypted and authenticated with the vault's key. */
export function createPressToken(vault: Vault, facts: PressFacts, at: Date): string {
  const press: Press = {
    ...facts,
    pressId: randomBytes(16).toString('base64url'),
    expiresAt: at.getTime() + pressLifetimeMs,
  };
  return vault.seal(JSON.stringify(press), place).toString('base64url');
}

/** Opens a token; returns `expired` after its lifetime and `unknown` if it isn't one of our tokens. */
export function readPressToken(
  vault: Vault,
  token: string,
  at: Date,
): Press | 'expired' | 'unknown' {
  const press = openPress(vault, token);
  if (!press) return 'unknown';
  return press.expiresAt > at.getTime() ? press : 'expired';
}

function openPress(vault: Vault, token: string): Press | undefined {
  try {
    const text = vault.open(Buffer.from(token, 'base64url'), place);
    return z.parse(claims, JSON.parse(text));
  } catch {
    return undefined;
  }
}
