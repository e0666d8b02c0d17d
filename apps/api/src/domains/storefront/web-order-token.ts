import { placeOf, type SealedColumns } from '../../platform/kernel/sealed-columns.ts';
import type { Vault } from '../../platform/kernel/vault.ts';

/** The encrypted secrets of tracking pages. */
export const sealedWebOrders = {
  table: 'webOrders',
  row: 'orderId',
  places: { token: 'web_orders.token' },
} as const satisfies SealedColumns;

/** Encrypts the secret of an order's tracking page. */
export function sealToken(vault: Vault, token: string, orderId: number): Buffer {
  return vault.seal(token, placeOf(sealedWebOrders, 'token', orderId));
}

/** Decrypts the secret of an order's tracking page. */
export function openToken(vault: Vault, sealed: Buffer, orderId: number): string {
  return vault.open(sealed, placeOf(sealedWebOrders, 'token', orderId));
}
