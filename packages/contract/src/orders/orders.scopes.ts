/** The permissions of API keys on orders. */
export const orderScopes = ['orders:send', 'orders:manage'] as const;
