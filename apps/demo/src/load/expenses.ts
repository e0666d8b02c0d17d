import type { ExpenseLine } from '@counter/contract/expenses';
import { addDays, dayAt, instantOf, weekdayOf, type Day } from '@counter/contract/shared';
import { type StoreScope, type Tx, importExpenses, importSuppliers } from '@counter/api/import';
import { createRandom, type Random } from '../random.ts';
import type { Habit, Spending } from '../spending.ts';

type Spender = {
  readonly seed: number;
  readonly spending: Spending;
  /** The person who records it. */
  readonly by: string;
  /** The number of days with expenses. */
  readonly days: number;
  readonly now: Date;
};

/** A separate seed, so that expenses don't change the random orders. */
const expenseSeed = 700;
/** A separate seed for prices. */
const priceSeed = 1300;
const eveningMinutes = 18 * 60;

/** Writes a store's suppliers and recent expenses, up to yesterday. */
export async function createExpenses(tx: Tx, scope: StoreScope, spender: Spender): Promise<void> {
  const { spending, by, now, days } = spender;
  const joined = { by, at: new Date(now.getTime() - days * 86_400_000) };
  const suppliers = spending.suppliers.map((one) => ({ ...one, notes: '', ...joined }));
  const ids = await importSuppliers(tx, scope, suppliers);
  const random = createRandom(spender.seed + expenseSeed);
  const prices = createRandom(spender.seed + priceSeed);
  const today = dayAt(now, scope.timeZone);
  const expenses = Array.from({ length: days }, (_, index) => addDays(today, index - days))
    .flatMap((day) =>
      spending.habits.filter((habit) => isDue(habit, day)).map((habit) => ({ day, habit })),
    )
    .map(({ day, habit }) => {
      const [min, max] = habit.between;
      const amount = random.integer(min, max);
      return {
        description: habit.description,
        expenseType: habit.type,
        amount,
        lines: linesOf(prices, { habit, amount, day }),
        expenseDate: day,
        notes: habit.notes ?? '',
        receipt: null,
        supplierId: ids.get(habit.supplier ?? '') ?? null,
        by,
        at: instantOf(day, eveningMinutes, scope.timeZone),
      };
    });
  await importExpenses(tx, scope, expenses);
}

function isDue({ on }: Habit, day: Day): boolean {
  return 'monthDay' in on ? Number(day.slice(8)) === on.monthDay : weekdayOf(day) === on.weekDay;
}

type Bought = { readonly habit: Habit; readonly amount: number; readonly day: Day };

/** Returns an expense's lines. Prices rise by a few percent a month and vary a little by week. */
function linesOf(random: Random, { habit, amount, day }: Bought): ExpenseLine[] {
  const month = Number(day.slice(5, 7));
  return (habit.buys ?? []).map(({ item, unit, price: usual, share }) => {
    const price = Math.round(usual * (0.9 + month * 0.015 + random.integer(0, 2) * 0.02));
    const quantity = Math.max(1, Math.round((amount * share) / price));
    return { item, unit, price, quantity };
  });
}
