import type { Actions } from '../shared/audit-groups.ts';

/** Actions about deals, worded to follow a name. */
export const dealActions = {
  'deal.create': { group: 'menu', words: 'added the deal {it}' },
  'deal.update': { group: 'menu', words: 'changed the deal {it}' },
  'deal.availability': { group: 'menu', words: 'changed the availability of {it}' },
  'deal.delete': { group: 'menu', words: 'deleted the deal {it}' },
  'deal.restore': { group: 'menu', words: 'restored the deal {it}' },
} as const satisfies Actions;
