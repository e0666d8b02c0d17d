import { z } from 'zod';

/** A setting with a web address. Removes a trailing slash. */
export const webAddress = (example: string) =>
  z
    .url({ protocol: /^https?$/, hostname: /./, error: `must be a web address: ${example}` })
    .transform((url) => url.replace(/\/+$/, ''));

/** Returns true for a web address without a path, query, fragment and user. */
export function isHostAlone(address: string): boolean {
  const { pathname, search, hash, username, password } = new URL(address);
  return pathname === '/' && search + hash + username + password === '';
}
