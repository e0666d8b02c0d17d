import { menuScopes } from '../menu/menu.scopes.ts';
import { orderScopes } from '../orders/orders.scopes.ts';

/** The permissions of API keys. */
export const keyScopes = [...orderScopes, ...menuScopes] as const;

/** The default permissions of a new key. */
export const usualKeyScopes = ['orders:send', 'menu:read'] as const satisfies readonly KeyScope[];

export type KeyScope = (typeof keyScopes)[number];
