/** The permissions of API keys. */
export const keyScopes = ['orders:send', 'menu:read'] as const;

export type KeyScope = (typeof keyScopes)[number];
