/** The permissions of API keys. */
export const keyScopes = ['orders:send', 'orders:manage', 'menu:read', 'menu:write'] as const;

export type KeyScope = (typeof keyScopes)[number];
