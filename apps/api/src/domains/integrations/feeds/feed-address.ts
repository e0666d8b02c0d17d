/** The route of a feed. The secret in it grants access. */
export const feedRoute = '/calendar/:storeId/:secret.ics';

/** Returns the URL of a store's feed. */
export function feedAddress(publicUrl: string, storeId: number, secret: string): string {
  return `${publicUrl}${feedRoute.replace(':storeId', String(storeId)).replace(':secret', secret)}`;
}
