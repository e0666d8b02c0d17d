/** The permissions of API keys. */
export const keyScopes = ['orders:send', 'orders:manage', 'menu:read', 'menu:write'] as const;

/** The permissions of a new key for which nothing else is chosen. */
export const usualKeyScopes = ['orders:send', 'menu:read'] as const;

export type KeyScope = (typeof keyScopes)[number];
