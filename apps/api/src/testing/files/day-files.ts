import {
  exportShifts,
  findEmployees,
  findShifts,
  savePlannedShift,
  saveShift,
} from '@counter/contract/people';
import {
  counterTotalOf,
  earningsMinusExpenses,
  exportDays,
  findDays,
} from '@counter/contract/sales';
import { addDays, dayAt } from '@counter/contract/shared';
import { post } from '../partner-api/partners.ts';
import { compareLines, money, readFile, sum, sumColumn, type Check } from './compared.ts';

const compareDays: Check = async ({ market, shop: { store, owner } }) => {
  const body = { storeId: store.id };
  const lines = await readFile(market, exportDays, { body }, owner);
  const { days } = await market.ask(findDays, { body }, owner);
  return [
    compareLines('the days', lines, days, ({ day, closed, figures }) => ({
      Day: day,
      State: closed ? 'Closed' : 'Open',
      'Online orders': String(figures.orders),
      'Paid at the counter': money(figures.paidAtCounter),
      'Online earnings': money(figures.earned),
      'Counter sales in all': money(counterTotalOf(figures)),
      Expenses: money(figures.expensesTotal),
      'Earnings minus expenses': money(earningsMinusExpenses(figures)),
    })),
    {
      what: 'their tips',
      file: sumColumn(lines, 'Tips'),
      screen: sum(days.map(({ figures }) => figures.tips)),
    },
  ];
};

const compareShifts: Check = async ({ market, shop: { store, owner } }) => {
  const storeId = store.id;
  const today = dayAt(market.clock.now(), 'UTC');
  const day = addDays(today, -2);
  const params = { storeId: String(storeId) };
  const employees = await market.ask(findEmployees, { params }, owner);
  for (const { id: employeeId } of employees) {
    const times = { day, start: '09:00', end: '17:30', breaks: [{ start: '12:00', end: '12:20' }] };
    const body = { storeId, employeeId, ...times, reason: '=1+1' };
    await post(market.test, saveShift, body, owner);
    for (const on of [day, addDays(day, 1)]) {
      const shift = { storeId, employeeId, day: on, start: '09:00', end: '17:00' };
      await post(market.test, savePlannedShift, shift, owner);
    }
  }
  const body = { storeId, from: day, to: today };
  const lines = await readFile(market, exportShifts, { body }, owner);
  const { shifts, planned } = await market.ask(findShifts, { body }, owner);
  const worked = lines.filter(({ In }) => In !== '');
  return [
    compareLines('the shifts', worked, shifts, (shift) => ({
      Name: shift.name,
      Date: shift.day,
      In: `${shift.day} 09:00`,
      Out: `${shift.day} 17:30`,
      'Breaks (minutes)': String(shift.breakMinutes),
      Hours: (shift.minutes / 60).toFixed(2),
      Tips: money(shift.tips),
      Correction: shift.reason,
    })),
    {
      what: 'their planned hours',
      file: sumColumn(lines, 'Planned hours'),
      screen: sum(planned.map(({ minutes }) => (minutes / 60) * 100)),
    },
  ];
};

export const dayFiles = {
  exportDays: compareDays,
  exportShifts: compareShifts,
} satisfies Record<string, Check>;
