/** The permissions of API keys on the menu. */
export const menuScopes = ['menu:read', 'menu:write'] as const;
