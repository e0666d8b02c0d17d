import { z } from 'zod';

/** A setting that is a web address; a slash at its end is left out. */
export const webAddress = (example: string) =>
  z
    .url({ protocol: /^https?$/, hostname: /./, error: `must be a web address: ${example}` })
    .transform((url) => url.replace(/\/+$/, ''));

/** Returns true for a web address without a path, a query, a fragment and a user. */
export function isHostAlone(address: string): boolean {
  const { pathname, search, hash, username, password } = new URL(address);
  return pathname === '/' && search + hash + username + password === '';
}
