import type { Actions } from '../shared/audit-groups.ts';

/**
 * Actions that the platform records itself, such as refused calls and lost encryption keys, worded to follow a name.
 */
export const platformActions = {
  'call.refuse': { group: 'account', words: 'tried something they may not do' },
  'apiKey.refuse': { group: 'account', words: 'used an API key that has ended' },
  'encryption.giveUp': {
    group: 'marketplace',
    words: 'gave up what a lost encryption key had sealed',
  },
} as const satisfies Actions;
