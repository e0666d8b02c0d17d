import type { Actor } from './actors.ts';

const members: readonly Actor[] = ['accountant', 'staff', 'manager', 'owner'];

/** The actors admitted to the calls about a person's views of lists. */
export const viewsAdmitted: Record<string, readonly Actor[]> = {
  findListViews: members,
  saveListView: members,
  removeListView: members,
  restoreListView: members,
  findOperatorViews: ['operator'],
  saveOperatorView: ['operator'],
  removeOperatorView: ['operator'],
  restoreOperatorView: ['operator'],
};
