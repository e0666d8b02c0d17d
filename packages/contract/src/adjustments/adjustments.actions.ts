import type { Actions } from '../shared/audit-groups.ts';

/** Actions about order charges, worded to follow a name. */
export const adjustmentActions = {
  'charge.propose': { group: 'money', words: 'proposed a charge for order {it}' },
  'charge.contest': { group: 'money', words: 'disputed the charge for order {it}' },
  'charge.decide': { group: 'money', words: 'decided on the charge for order {it}' },
} as const satisfies Actions;
