/** The addresses of the pages that anybody may open; `:value` stands for what ends an address. */
export const publicPaths = [
  '/home',
  '/faq',
  '/login',
  '/mylogin',
  '/password_reset',
  '/change_password/:value',
  '/confirm_email/:value',
  '/invitation/:value',
  '/cancel_bank_change/:value',
  '/cancel_factor_reset/:value',
  '/unsubscribe/:value',
] as const;
