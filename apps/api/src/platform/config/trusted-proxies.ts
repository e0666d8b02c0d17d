import { isIP } from 'node:net';

/**
 * The proxies whose `X-Forwarded-For` is trusted: none, a number of hops, or these addresses and
 * networks.
 */
export type TrustedProxies = false | number | readonly string[];

const maxHops = 10;

/** Parses `off`, a number of hops, or addresses and networks; undefined for anything else. */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (text === 'off') return false;
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops >= 1 && hops <= maxHops ? hops : undefined;
  }
  const networks = text.split(',').map((part) => part.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

/** Returns true for an address or a network: `10.1.0.0/16`. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128) && prefix !== '0';
}

type Trust = false | string[] | ((address: string, hop: number) => boolean);

/**
 * Returns Fastify's `trustProxy`, which picks the rightmost untrusted address of `X-Forwarded-For`. Hops are counted
 * here because Fastify trusts nobody if it is given a number.
 */
export function trustOf(proxies: TrustedProxies): Trust {
  if (proxies === false) return false;
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : [...proxies];
}
