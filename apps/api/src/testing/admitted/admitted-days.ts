import type { Actor } from './actors.ts';

const managers: readonly Actor[] = ['manager', 'owner'];
const crew: readonly Actor[] = ['staff', ...managers];
const bookkeepers: readonly Actor[] = ['accountant', ...managers];

/** The actors admitted to the calls about counter sales, closed days and hours worked. */
export const dayAdmitted: Record<string, readonly Actor[]> = {
  findClock: crew,
  punchClock: crew,
  saveEmployeePin: managers,
  findShifts: bookkeepers,
  exportShifts: bookkeepers,
  saveShift: managers,
  removeShift: managers,
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
