/** The paths of public pages; `:value` stands for the end of a path. */
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
