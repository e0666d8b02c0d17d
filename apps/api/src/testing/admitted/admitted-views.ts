import type { Actor } from './actors.ts';

const members: readonly Actor[] = ['accountant', 'staff', 'manager', 'owner'];

/** The actors admitted to the endpoints for saved views. */
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
