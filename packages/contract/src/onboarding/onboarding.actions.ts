import type { Actions } from '../shared/audit-groups.ts';

/** Actions about applications, worded to follow a name. */
export const onboardingActions = {
  'store.create': { group: 'store', words: 'added the store' },
  'application.create': { group: 'approval', words: 'began the application' },
  'application.update': { group: 'approval', words: 'changed the application' },
  'application.submit': { group: 'approval', words: 'sent the application' },
  'application.read': { group: 'approval', words: 'looked at the application' },
  'application.approve': { group: 'approval', words: 'approved the application' },
  'application.refuse': { group: 'approval', words: 'rejected the application' },
  'lead.convert': { group: 'approval', words: 'came from a lead' },
} as const satisfies Actions;
