/** What an API key may do. */
export const keyScopes = ['orders:send', 'menu:read'] as const;

export type KeyScope = (typeof keyScopes)[number];
