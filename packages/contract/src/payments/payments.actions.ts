import type { Actions } from '../shared/audit-groups.ts';

/** Actions about payments, worded to follow a name. */
export const paymentActions = {
  'payment.change': { group: 'money', words: 'settled the card payment of order {it}' },
  'payment.fail': { group: 'money', words: 'could not charge the card for order {it}' },
  'payment.giveUp': { group: 'money', words: 'gave up on the card payment {it}' },
  'payment.retry': { group: 'money', words: 'retried the card payment {it}' },
} as const satisfies Actions;
