import type { Actions } from '../shared/audit-groups.ts';

/** Actions about leads, worded to follow a name. */
export const homeActions = {
  'lead.create': { group: 'marketplace', words: 'asked to become a partner' },
  'lead.update': { group: 'marketplace', words: 'changed a lead' },
} as const satisfies Actions;
