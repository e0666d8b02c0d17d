import type { Actor } from './actors.ts';

const staff: readonly Actor[] = ['operator'];

/** The actors admitted to what the marketplace's staff do for one store or many. */
export const operatorAdmitted: Record<string, readonly Actor[]> = {
  startOwnerView: staff,
  endOwnerView: staff,
};
