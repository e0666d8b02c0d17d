import type { Actions } from '../shared/audit-groups.ts';

/** Actions about customers and their consents, worded to follow a name. */
export const customerActions = {
  'customer.block': { group: 'settings', words: 'blocked the customer {it}' },
  'customer.unblock': { group: 'settings', words: 'unblocked the customer {it}' },
  'customer.erase': { group: 'settings', words: 'erased the data of customer {it}' },
  'customer.notes': { group: 'settings', words: 'changed the notes on {it}' },
  'customer_import.create': { group: 'settings', words: 'imported customers from {it}' },
  'customer_import.undo': { group: 'settings', words: 'undid the import of customers from {it}' },
  'consent.record': { group: 'settings', words: 'recorded the consent of {it} to text messages' },
  'consent.withdraw': { group: 'settings', words: 'ended the consent of {it} to text messages' },
} as const satisfies Actions;
