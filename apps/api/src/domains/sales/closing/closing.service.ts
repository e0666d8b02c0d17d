import {
  cashCollected,
  expectedCash,
  type CloseDayRequest,
  type DayList,
  type DayReport,
} from '@counter/contract/sales';
import { addDays, addMonths, dayAt } from '@counter/contract/shared';
import { ProblemError, refusedField } from '../../../platform/kernel/problem.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import type { Work } from '../../../platform/events/work.ts';
import { toDayInList, toReport } from './closing-view.ts';
import {
  createClosing,
  findClosings,
  findLeftBefore,
  updateReopened,
} from './day-closings.repository.ts';
import { findLiveDays } from './day-figures.service.ts';
import { findFirstDay } from './day-sums.repository.ts';

type Reading = Pick<Platform, 'db' | 'clock'>;

/** Returns the report of a store day; today by default. */
export async function findDayReport(
  { db, clock }: Reading,
  scope: StoreScope,
  wanted: string | undefined,
): Promise<DayReport> {
  const now = clock.now();
  return reportDay(db, scope, wanted ?? dayAt(now, scope.timeZone), now);
}

/** Returns the report of a day at an instant. */
export async function reportDay(
  db: Db | Tx,
  scope: StoreScope,
  day: string,
  now: Date,
): Promise<DayReport> {
  const days = { from: day, to: day };
  const [liveOf, [row], suggestedFloat] = await Promise.all([
    findLiveDays(db, scope, days, now),
    findClosings(db, scope, days),
    findLeftBefore(db, scope, day),
  ]);
  return toReport({ day, currency: scope.currency, live: liveOf(day), row, suggestedFloat });
}

/** Lists the days of a month until today, latest first; the current month by default. */
export async function findDays(
  { db, clock }: Reading,
  scope: StoreScope,
  wanted: string | undefined,
): Promise<DayList> {
  const now = clock.now();
  const today = dayAt(now, scope.timeZone);
  const month = wanted ?? monthOf(today);
  const from = `${month}-01`;
  const last = addDays(addMonths(from, 1), -1);
  const days = { from, to: last < today ? last : today };
  const [liveOf, closings, firstDay = today] = await Promise.all([
    findLiveDays(db, scope, days, now),
    findClosings(db, scope, days),
    findFirstDay(db, scope),
  ]);
  const rows = new Map(closings.map((row) => [row.day, row]));
  const shown = daysOf({ from: from < firstDay ? firstDay : from, to: days.to });
  return {
    currency: scope.currency,
    month,
    months: monthsBetween(firstDay, today),
    days: shown.map((day) => toDayInList(day, liveOf(day), rows.get(day))),
  };
}

function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** Returns the days of a range, latest first. */
function daysOf({ from, to }: { readonly from: string; readonly to: string }): string[] {
  const days: string[] = [];
  for (let day = to; day >= from; day = addDays(day, -1)) days.push(day);
  return days;
}

function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let day = `${monthOf(last)}-01`; day >= `${monthOf(first)}-01`; day = addMonths(day, -1)) {
    months.push(monthOf(day));
  }
  return months;
}

/**
 * Closes a day with its current figures.
 * @throws ProblemError INVALID_FIELDS for a day in the future, CONFLICT if the figures differ from those the person saw
 * or the day is already closed
 */
export async function closeDay(work: Work, request: CloseDayRequest): Promise<DayReport> {
  const { tx, scope, at } = work;
  const { userId: _user, storeId: _store, day, ...signed } = request;
  if (day > dayAt(at, scope.timeZone)) {
    throw refusedField('day', "You can't close a day before it begins.");
  }
  const live = (await findLiveDays(tx, scope, { from: day, to: day }, at))(day);
  if (expectedCash(live.figures, signed) !== signed.expectedCash) {
    throw new ProblemError(
      'CONFLICT',
      'The figures of the day changed while you counted. Check the expected cash, then close the day again.',
    );
  }
  const collectedInCash = cashCollected(live.figures, signed.collectedInCash);
  if (!(await createClosing(work, { ...signed, ...live, day, collectedInCash }))) {
    const [row] = await findClosings(tx, scope, { from: day, to: day });
    throw new ProblemError('CONFLICT', `${row?.closedBy ?? 'Someone'} already closed this day.`);
  }
  const { countedCash, note } = signed;
  const difference = countedCash - signed.expectedCash;
  const after = { expectedCash: signed.expectedCash, countedCash, difference, note };
  work.audit({ action: 'day.close', entity: 'day', entityId: null, subject: day, after });
  work.emit({ kind: 'sale.changed' });
  return reportDay(tx, scope, day, at);
}

/**
 * Reopens a closed day. Its last sign-off stays visible until it is closed again.
 * @throws ProblemError CONFLICT if the day isn't closed
 */
export async function reopenDay(work: Work, day: string, reason: string): Promise<DayReport> {
  if (!(await updateReopened(work, day, reason))) {
    throw new ProblemError('CONFLICT', 'This day is already open.');
  }
  const after = { reason };
  work.audit({ action: 'day.reopen', entity: 'day', entityId: null, subject: day, after });
  work.emit({ kind: 'sale.changed' });
  return reportDay(work.tx, work.scope, day, work.at);
}
