import type { Vault } from '../../platform/kernel/vault.ts';

/** The secret of an order's tracking page as it is kept. */
export function sealToken(vault: Vault, token: string, orderId: number): Buffer {
  return vault.seal(token, placeOf(orderId));
}

/** The secret again. */
export function openToken(vault: Vault, sealed: Buffer, orderId: number): string {
  return vault.open(sealed, placeOf(orderId));
}

function placeOf(orderId: number): string {
  return `web_orders.token ${orderId}`;
}
