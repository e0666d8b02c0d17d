import { addDays, dayAt, instantOf, weekdayOf } from '@counter/contract/shared';
import {
  type Moving,
  type StoreScope,
  type Tx,
  type Work,
  movePayout,
  payStore,
} from '@counter/api/import';
import type { KeepBooks } from './books.ts';
import { pastWork } from './past-work.ts';
import type { DemoStore } from './stores.ts';

type Past = Pick<DemoStore, 'returnedPayout' | 'pendingPayout'> & {
  /** The time of the first order. */
  readonly since: Date;
  readonly now: Date;
  readonly keepBooks: KeepBooks;
};

const morning = 6 * 60;
const tenOClock = 10 * 60;
/** The weeks since the bank returned a payment. */
const returnedWeeksAgo = 4;

/**
 * Writes the ledger of a store's past and its payouts every Monday morning. They arrive on Wednesdays; the last one is
 * still on its way.
 */
export async function createPayouts(tx: Tx, scope: StoreScope, past: Past): Promise<void> {
  const mondays = mondaysOf(past, scope.timeZone);
  for (const [index, monday] of mondays.entries()) {
    const weeksAgo = mondays.length - index;
    await payWeek({ tx, scope, past }, monday, weeksAgo);
  }
  await past.keepBooks(past.now);
}

function mondaysOf({ since, now }: Past, timeZone: string): string[] {
  const mondays: string[] = [];
  for (let day = dayAt(since, timeZone); ; day = addDays(day, 1)) {
    if (instantOf(day, morning, timeZone) > now) return mondays;
    if (weekdayOf(day) === 1) mondays.push(day);
  }
}

type Paying = { readonly tx: Tx; readonly scope: StoreScope; readonly past: Past };

async function payWeek(
  { tx, scope, past }: Paying,
  monday: string,
  weeksAgo: number,
): Promise<void> {
  await past.keepBooks(atHour({ scope, past }, monday, morning));
  const { transactionId } = await onDay({ tx, scope, past }, monday, morning, payStore);
  if (transactionId === null) return;
  const move = async (day: string, moving: Omit<Moving, 'transactionId'>) =>
    onDay({ tx, scope, past }, day, tenOClock, async (work) =>
      movePayout(work, { ...moving, transactionId }),
    );
  if (weeksAgo === 1 && past.pendingPayout) return;
  await move(monday, { move: 'send' });
  if (weeksAgo === 1) return;
  const arrives = addDays(monday, 2);
  const reason = weeksAgo === returnedWeeksAgo ? past.returnedPayout : undefined;
  if (!reason) return move(arrives, { move: 'settle' });
  await past.keepBooks(atHour({ scope, past }, arrives, tenOClock));
  await move(arrives, { move: 'fail', reason });
}

/** Runs a task at an hour of a day. */
async function onDay<Result>(
  { tx, scope, past }: Paying,
  day: string,
  minute: number,
  action: (work: Work) => Promise<Result>,
): Promise<Result> {
  const at = atHour({ scope, past }, day, minute);
  return action(pastWork({ tx, scope, at }));
}

/** Returns an hour of a day, or now if that is still to come. */
function atHour({ scope, past }: Omit<Paying, 'tx'>, day: string, minute: number): Date {
  const at = instantOf(day, minute, scope.timeZone);
  return at < past.now ? at : past.now;
}
