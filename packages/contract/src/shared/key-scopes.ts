/** The permissions of API keys. */
export const keyScopes = ['orders:send', 'orders:manage', 'menu:read', 'menu:write'] as const;

/** What a new key may do where nothing else is chosen. */
export const usualKeyScopes = ['orders:send', 'menu:read'] as const;

export type KeyScope = (typeof keyScopes)[number];
