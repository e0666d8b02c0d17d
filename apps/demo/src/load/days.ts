import type { SalePayment } from '@counter/contract/sales';
import { expectedCash } from '@counter/contract/sales';
import { addDays, dayAt, instantOf, type Day } from '@counter/contract/shared';
import {
  type Actor,
  type StoreScope,
  type Tx,
  actingAs,
  closeDay,
  importExpenses,
  recordSale,
  reportDay,
} from '@counter/api/import';
import { createRandom, type Random } from '../random.ts';
import { pastWork } from './past-work.ts';

type Keeper = {
  readonly seed: number;
  readonly now: Date;
  /** The person who records sales and closes the days. */
  readonly by: Actor;
};

/** A separate seed, so that counter sales don't change the random orders. */
const daySeed = 1200;
const soldDays = 14;
const openingFloat = 200_00;
const closingMinutes = 22 * 60 + 40;
/** The number of past days that are still open, besides today. */
const daysOpen = 1;

const goods = ['Gift box', 'Bread', 'Olive oil', 'Catering deposit', 'Jar of pickles', 'Coffee'];
const errands = ['Lemons and ice', 'Change for parking', 'Cleaning cloths', 'Printer paper'];

/** Writes the last two weeks' counter sales, payments from the drawer and closed days. */
export async function createDays(tx: Tx, scope: StoreScope, keeper: Keeper): Promise<void> {
  const { now, by } = keeper;
  const random = createRandom(keeper.seed + daySeed);
  const today = dayAt(now, scope.timeZone);
  const days = Array.from({ length: soldDays }, (_, index) => addDays(today, index + 1 - soldDays));
  for (const day of days) {
    const place = { tx, scope: actingAs(scope, by), day, now };
    await sell(place, random);
    if (random.chance(0.6)) await spend(place, random);
    if (day < addDays(today, -daysOpen)) await close(place, random);
  }
}

type Place = {
  readonly tx: Tx;
  readonly scope: StoreScope;
  readonly day: Day;
  readonly now: Date;
};

function workAt({ tx, scope, day }: Place, minute: number) {
  const at = instantOf(day, minute, scope.timeZone);
  return pastWork({ tx, scope, at });
}

async function sell(place: Place, random: Random): Promise<void> {
  const count = random.integer(3, 8);
  for (let sale = 0; sale < count; sale += 1) {
    const work = workAt(place, random.integer(10 * 60, 21 * 60));
    const payment: SalePayment = random.chance(0.55) ? 'CASH' : 'CARD';
    const amount = random.integer(8, 90) * 50;
    const note = random.pick(goods);
    const storeId = place.scope.storeId;
    if (work.at > place.now) continue;
    await recordSale(work, { storeId, items: [], amount, note, payment }, undefined);
  }
}

async function spend({ tx, scope, day, now }: Place, random: Random): Promise<void> {
  const at = instantOf(day, random.integer(11 * 60, 16 * 60), scope.timeZone);
  const amount = random.integer(6, 38) * 50;
  const description = random.pick(errands);
  if (at > now) return;
  const facts = { description, expenseType: 'Supplies', amount, expenseDate: day, notes: '' };
  const paid = { payment: 'DRAWER', receipt: null, supplierId: null } as const;
  await importExpenses(tx, scope, [{ ...facts, ...paid, by: scope.actor.name, at }]);
}

/** The differences of a miscounted drawer, in cents, each with its note. */
const differences: readonly (readonly [number, string])[] = [
  [-2_00, 'Change given wrong on a 20'],
  [50, 'A coin too many in the tray'],
];

async function close(place: Place, random: Random): Promise<void> {
  const work = workAt(place, closingMinutes);
  const { scope, day, tx } = place;
  const { figures } = await reportDay(tx, scope, day, work.at);
  const expected = expectedCash(figures, { openingFloat, collectedInCash: null });
  const [off, note] = random.chance(0.25) ? random.pick(differences) : ([0, ''] as const);
  await closeDay(work, {
    storeId: scope.storeId,
    day,
    openingFloat,
    collectedInCash: null,
    countedCash: expected + off,
    cashCounts: null,
    leftInDrawer: openingFloat,
    expectedCash: expected,
    note,
  });
}
