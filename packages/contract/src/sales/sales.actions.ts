import type { Actions } from '../shared/audit-groups.ts';

/** Actions about sales, worded to follow a name. */
export const saleActions = {
  'sale.record': { group: 'money', words: 'recorded a sale at the counter' },
  'sale.void': { group: 'money', words: 'voided a sale at the counter' },
  'day.close': { group: 'money', words: 'closed the day {it}' },
  'day.reopen': { group: 'money', words: 'reopened the day {it}' },
} as const satisfies Actions;
