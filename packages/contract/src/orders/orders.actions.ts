import type { Actions } from '../shared/audit-groups.ts';

/** Actions about orders, worded to follow a name. */
export const orderActions = {
  'order.place': { group: 'orders', words: 'sent in order {it}' },
  'order.release': { group: 'orders', words: 'sent scheduled order {it} to the kitchen' },
  'order.accept': { group: 'orders', words: 'accepted order {it}' },
  'order.ready': { group: 'orders', words: 'marked order {it} as ready' },
  'order.complete': { group: 'orders', words: 'completed order {it}' },
  'order.cancel': { group: 'orders', words: 'cancelled order {it}' },
  'order.expire': { group: 'orders', words: 'let order {it} expire' },
  'order.undoAccept': { group: 'orders', words: 'undid the acceptance of order {it}' },
  'order.undoReady': { group: 'orders', words: 'undid marking order {it} as ready' },
  'order.undoComplete': { group: 'orders', words: 'undid the completion of order {it}' },
  'order.delay': { group: 'orders', words: 'delayed order {it}' },
  'order.change': { group: 'orders', words: 'changed the items of order {it}' },
  'order.assign': { group: 'orders', words: 'changed who delivers order {it}' },
  'order.refund': { group: 'money', words: 'refunded order {it}' },
} as const satisfies Actions;
