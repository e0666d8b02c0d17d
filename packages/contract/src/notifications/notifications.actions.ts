import type { Actions } from '../shared/audit-groups.ts';

/** Actions about mail recipients, devices and statements, worded to follow a name. */
export const notificationActions = {
  'recipient.create': { group: 'settings', words: 'subscribed {it} to mails' },
  'recipient.delete': { group: 'settings', words: 'stopped emails to {it}' },
  'recipient.unsubscribe': { group: 'settings', words: 'unsubscribed {it} from mails' },
  'push_device.create': { group: 'settings', words: 'had new orders pushed to {it}' },
  'push_device.delete': { group: 'settings', words: 'stopped pushing new orders to {it}' },
  'statement.send': { group: 'settings', words: 'had the statement of {it} mailed again' },
  'recipient.subscribe': { group: 'settings', words: 'subscribed {it} to mails again' },
} as const satisfies Actions;
