import { addDays, localTimeAt } from '@counter/contract/shared';
import type { ImportedPause, ImportedStatusChange } from '@counter/api/import';
import type { Random } from '../random.ts';

type Closing = {
  readonly random: Random;
  readonly timeZone: string;
  /** The times of the store's orders, oldest first. */
  readonly placed: readonly Date[];
  /** Picks the person who closes and reopens the store. */
  readonly nextPerson: () => number;
};

const minute = 60_000;
const minGap = 50 * minute;
const maxGap = 240 * minute;
const chance = 0.05;

/** Closes a store now and then for a while in which nobody ordered. */
export function createClosures(closing: Closing): ImportedStatusChange[] {
  const { random, placed } = closing;
  return placed.slice(1).flatMap((next, index) => {
    const last = placed[index] ?? next;
    if (!isQuiet(last, next, closing.timeZone) || !random.chance(chance)) return [];
    const userId = closing.nextPerson();
    const closed = new Date(last.getTime() + random.integer(4, 12) * minute);
    const opened = new Date(next.getTime() - random.integer(3, 9) * minute);
    return [
      { online: false, userId, at: closed },
      { online: true, userId, at: opened },
    ];
  });
}

/** Returns true for a gap between two orders on the same day that is long enough for a closure. */
function isQuiet(last: Date, next: Date, timeZone: string): boolean {
  const gap = next.getTime() - last.getTime();
  if (gap < minGap || gap > maxGap) return false;
  return localTimeAt(last, timeZone).hour >= 10 && localTimeAt(next, timeZone).hour <= 21;
}

const pauseChance = 0.03;
const shortGap = 24 * minute;
const reasons = [
  [5, 'TOO_MANY_ORDERS'],
  [3, 'STAFF_SHORTAGE'],
  [2, 'OUT_OF_STOCK'],
  [1, 'EQUIPMENT'],
] as const;

/** Pauses a store now and then for a quarter of an hour in which nobody ordered. */
export function createPauses(closing: Closing): ImportedPause[] {
  const { random, placed } = closing;
  const nextReason = random.chooser(reasons);
  return placed.slice(1).flatMap((next, index) => {
    const last = placed[index] ?? next;
    const gap = next.getTime() - last.getTime();
    const quiet = gap >= shortGap && gap < minGap && localTimeAt(last, closing.timeZone).hour >= 9;
    if (!quiet || !random.chance(pauseChance)) return [];
    const at = new Date(last.getTime() + random.integer(2, 6) * minute);
    const endedAt = random.chance(0.3)
      ? new Date(at.getTime() + random.integer(5, 12) * minute)
      : null;
    const until = new Date(at.getTime() + 15 * minute);
    return [{ reason: nextReason(), userId: closing.nextPerson(), at, until, endedAt }];
  });
}

/** Returns special hours that close a day far enough ahead to leave the demo open. */
export function nextChristmas(today: string) {
  const soon = addDays(today, 21);
  const thisYear = `${today.slice(0, 4)}-12-25`;
  const day = thisYear > soon ? thisYear : `${Number(today.slice(0, 4)) + 1}-12-25`;
  return { name: 'Christmas Day', firstDay: day, lastDay: day, way: null, intervals: [] };
}
