import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters OWASP recommends: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes a PIN. */
export async function hashPin(pin: string): Promise<string> {
  return hash(pin, cost);
}

/** Returns true if a PIN matches a stored hash. */
export async function matchesPin(stored: string, pin: string): Promise<boolean> {
  return verify(stored, pin);
}
