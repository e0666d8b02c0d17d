import { randomBytes } from 'node:crypto';
import { pushActions } from '@counter/contract/notifications';
import { id } from '@counter/contract/shared';
import { z } from 'zod/mini';
import type { Vault } from '../../platform/kernel/vault.ts';

/** The time in which a button of a notification works, in milliseconds. */
export const pressLifetimeMs = 15 * 60_000;

/** Sealed for this place, a token opens nothing else, and nothing else opens as a token. */
const place = 'push press';

const claims = z.object({
  /** Random: a press is known by it, so that it counts once. */
  pressId: z.string(),
  storeId: id,
  deviceId: id,
  sessionId: id,
  userId: id,
  /** Browser and system, as the order's timeline names them. */
  device: z.string(),
  orderId: id,
  action: z.enum(pushActions),
  /** The minutes on the button; null where it names none. */
  minutes: z.nullable(z.int()),
  /** In milliseconds since 1970. */
  expiresAt: z.int(),
});

/** The rights of a button of a notification: one action on one order, for one person on one device. */
export type Press = z.infer<typeof claims>;

export type PressFacts = Omit<Press, 'pressId' | 'expiresAt'>;

/** Makes the token of a button. It says what it may do and can't be changed or read without the vault's key. */
export function createPressToken(vault: Vault, facts: PressFacts, at: Date): string {
  const press: Press = {
    ...facts,
    pressId: randomBytes(16).toString('base64url'),
    expiresAt: at.getTime() + pressLifetimeMs,
  };
  return vault.seal(JSON.stringify(press), place).toString('base64url');
}

/** Returns the press that a token is for; `expired` after its time, `unknown` for what is no token of ours. */
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
