import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Creates a random 256-bit secret for sessions and API keys. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a secret for storage. A random 256-bit secret needs no slow hash. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Returns true if a secret matches a stored hash. */
export function isSecret(secret: string | undefined, hash: Buffer): boolean {
  return secret !== undefined && timingSafeEqual(hashSecret(secret), hash);
}
