import type { Actions } from '../shared/audit-groups.ts';

/** Actions about expenses, worded to follow a name. */
export const expenseActions = {
  'expense.create': { group: 'expenses', words: 'added the expense {it}' },
  'expense.update': { group: 'expenses', words: 'changed the expense {it}' },
  'expense.delete': { group: 'expenses', words: 'deleted the expense {it}' },
  'expense.restore': { group: 'expenses', words: 'restored the expense {it}' },
  'supplier.create': { group: 'expenses', words: 'added the supplier {it}' },
  'supplier.update': { group: 'expenses', words: 'changed the supplier {it}' },
  'supplier.remove': { group: 'expenses', words: 'removed the supplier {it}' },
  'supplier.restore': { group: 'expenses', words: 'restored the supplier {it}' },
} as const satisfies Actions;
