import type { Actions } from '../shared/audit-groups.ts';

/** Actions about the marketplace's announcements and mail, worded to follow a name. */
export const operatorActions = {
  'announcement.create': { group: 'marketplace', words: 'wrote "{it}" to stores' },
  'announcement.cancel': { group: 'marketplace', words: 'cancelled "{it}" to stores' },
  'announcement.send': { group: 'store', words: 'sent the message "{it}"' },
  'announcement.confirm': { group: 'store', words: 'confirmed the message "{it}"' },
  'message.mailAgain': { group: 'marketplace', words: 'had an address mailed again' },
  'message.read': { group: 'marketplace', words: 'read a message' },
} as const satisfies Actions;
