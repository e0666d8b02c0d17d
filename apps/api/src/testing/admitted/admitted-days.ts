import type { Actor } from './actors.ts';

const managers: readonly Actor[] = ['manager', 'owner'];
const crew: readonly Actor[] = ['staff', ...managers];
const bookkeepers: readonly Actor[] = ['accountant', ...managers];
const everyone: readonly Actor[] = ['staff', ...bookkeepers];

/** The actors admitted to the endpoints for counter sales, day closing, worked and planned hours. */
export const dayAdmitted: Record<string, readonly Actor[]> = {
  findClock: crew,
  punchClock: crew,
  saveEmployeePin: managers,
  findShifts: bookkeepers,
  exportShifts: bookkeepers,
  saveShift: managers,
  removeShift: managers,
  findPlan: everyone,
  savePlannedShift: managers,
  removePlannedShifts: managers,
  restorePlannedShifts: managers,
  copyPlannedWeek: managers,
  findSaleDay: bookkeepers,
  findSaleMenu: managers,
  recordSale: managers,
  voidSale: managers,
  findDayReport: bookkeepers,
  findDays: bookkeepers,
  exportDays: bookkeepers,
  closeDay: managers,
  reopenDay: managers,
};
