import type { Values } from '@counter/browser/address';

/** Adds a query to the address of a call. Skips undefined values. */
export function withQuery(address: string, query: Values = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length === 0 ? address : `${address}?${text}`;
}
