import type { Actions } from '../shared/audit-groups.ts';

/** Actions about printing, worded to follow a name. */
export const printingActions = {
  'printer.create': { group: 'settings', words: 'added the printer {it}' },
  'printer.update': { group: 'settings', words: 'changed the printer {it}' },
  'printer.address': { group: 'settings', words: 'gave the printer {it} a new address' },
  'printer.remove': { group: 'settings', words: 'removed the printer {it}' },
  'printer.restore': { group: 'settings', words: 'restored the printer {it}' },
} as const satisfies Actions;
