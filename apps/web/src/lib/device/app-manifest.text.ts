/** Names of the shortcuts that a long press on the app's icon offers. */
export const text = {
  orders: 'Orders',
  menu: 'Menu',
  payouts: 'Payouts',
  reports: 'Reports',
  analytics: 'Analytics',
} as const;
