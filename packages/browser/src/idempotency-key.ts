/** Returns a new idempotency key. Unlike randomUUID, this also works on a page without HTTPS. */
export function createKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
