import type { Actions } from '../shared/audit-groups.ts';

/** Actions about the store, its hours and its fees, worded to follow a name. */
export const storeActions = {
  'store.open': { group: 'store', words: 'opened the store' },
  'store.close': { group: 'store', words: 'closed the store' },
  'store.pause': { group: 'store', words: 'paused the store' },
  'store.resume': { group: 'store', words: 'ended the pause of the store' },
  'store.busy': { group: 'store', words: 'added prep time' },
  'store.calm': { group: 'store', words: 'ended the added prep time' },
  'store.hours': { group: 'store', words: 'changed the opening hours' },
  'store.exception.add': { group: 'store', words: 'added an exception to the hours' },
  'store.exception.change': { group: 'store', words: 'changed an exception to the hours' },
  'store.exception.remove': { group: 'store', words: 'removed an exception to the hours' },
  'owner-view.start': { group: 'store', words: 'viewed the store as its owner' },
  'owner-view.end': { group: 'store', words: 'stopped viewing the store as its owner' },
  'store.suspend': { group: 'store', words: 'suspended the store' },
  'store.lift': { group: 'store', words: 'lifted the suspension of the store' },
  'store.fees': { group: 'money', words: 'set what the marketplace charges' },
  'store.approve': { group: 'approval', words: 'approved the store' },
} as const satisfies Actions;
