/** The address of a feed; the secret in it is the key. */
export const feedRoute = '/calendar/:storeId/:secret.ics';

/** Returns the address of a store's feed. */
export function feedAddress(publicUrl: string, storeId: number, secret: string): string {
  return `${publicUrl}${feedRoute.replace(':storeId', String(storeId)).replace(':secret', secret)}`;
}
