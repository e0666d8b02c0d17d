import type { Actions } from '../shared/audit-groups.ts';

/** Actions about marketing, worded to follow a name. */
export const marketingActions = {
  'campaign.create': { group: 'marketing', words: 'set up the SMS campaign {it}' },
  'campaign.cancel': { group: 'marketing', words: 'cancelled the SMS campaign {it}' },
  'campaign.charge': { group: 'marketing', words: 'charged the SMS campaign {it}' },
  'campaign.test': { group: 'marketing', words: 'sent a test message to themselves' },
} as const satisfies Actions;
