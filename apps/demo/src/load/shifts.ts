import {
  addDays,
  dayAt,
  daysOf,
  instantOf,
  mondayOf,
  writeTime,
  type Day,
} from '@counter/contract/shared';
import {
  type PastShift,
  type StoreScope,
  type Tx,
  importPlannedShifts,
  importShifts,
} from '@counter/api/import';
import { createRandom, type Random } from '../random.ts';

type Worked = {
  readonly employeeIds: readonly number[];
  readonly seed: number;
  readonly now: Date;
};

/** A separate seed, so that shifts don't change the random orders. */
const shiftSeed = 1100;
const workedDays = 35;
const dayOffChance = 0.28;
/** The PIN of all demo employees. */
const demoPin = '1234';

/** The start and end times of shifts, in minutes of the day. */
const plans = [
  { from: 9 * 60, to: 16 * 60 + 30 },
  { from: 11 * 60, to: 19 * 60 },
  { from: 14 * 60 + 30, to: 22 * 60 },
] as const;

/** Writes the shifts of a store's employees up to now, and their planned shifts. */
export async function createShifts(tx: Tx, scope: StoreScope, worked: Worked): Promise<void> {
  const { employeeIds, seed, now } = worked;
  const random = createRandom(seed + shiftSeed);
  const today = dayAt(now, scope.timeZone);
  const days = Array.from({ length: workedDays }, (_, index) =>
    addDays(today, index + 1 - workedDays),
  );
  const shifts = days.flatMap((day) =>
    employeeIds.flatMap((employeeId, place) => {
      const shift = createShift(random, { day, place, timeZone: scope.timeZone });
      return shift ? upTo(now, { ...shift, employeeId }) : [];
    }),
  );
  const place = { tx, scope, at: now };
  await importShifts(place, { pin: demoPin, shifts });
  await importPlannedShifts(place, planShifts(employeeIds, shifts, today));
}

const plannedNotes = new Map([
  [1, 'Supplier delivery at 10'],
  [4, 'Inventory'],
]);

/** Plans last week and this one: past days as worked, and from tomorrow with two days off each. */
function planShifts(
  employeeIds: readonly number[],
  worked: readonly Pick<PastShift, 'employeeId' | 'day'>[],
  today: Day,
) {
  const monday = mondayOf(today);
  const days = daysOf({ from: addDays(monday, -7), to: addDays(monday, 6) });
  const came = new Set(worked.map(({ day, employeeId }) => `${day} ${employeeId}`));
  return employeeIds.flatMap((employeeId, place) => {
    const { from, to } = planOf(place);
    const times = { start: writeTime(from), end: writeTime(to) };
    return days.flatMap((day, index) => {
      const isPlanned =
        day < today ? came.has(`${day} ${employeeId}`) : (index + place * 3) % 7 < 5;
      const note = plannedNotes.get((index + place) % 7) ?? '';
      return isPlanned ? [{ employeeId, day, ...times, note: place === 0 ? note : '' }] : [];
    });
  });
}

function planOf(place: number) {
  return plans[place % plans.length] ?? plans[0];
}

type Place = { readonly day: Day; readonly place: number; readonly timeZone: string };

function createShift(random: Random, { day, place, timeZone }: Place) {
  const plan = planOf(place);
  const from = plan.from + random.integer(-6, 9);
  const to = plan.to + random.integer(-10, 25);
  const pause = from + random.integer(170, 230);
  const length = random.integer(24, 38);
  if (random.chance(dayOffChance)) return undefined;
  const at = (minute: number) => instantOf(day, minute, timeZone);
  const breaks = [{ start: at(pause).toISOString(), end: at(pause + length).toISOString() }];
  return { day, startedAt: at(from), endedAt: at(to), breaks };
}

/** Removes the times after now from a shift. */
function upTo(now: Date, shift: PastShift): PastShift[] {
  const { startedAt, endedAt, breaks } = shift;
  if (startedAt > now) return [];
  if (endedAt && endedAt <= now) return [shift];
  const past = (at: string) => new Date(at) <= now;
  const clocked = breaks
    .filter(({ start }) => past(start))
    .map((one) => ({ ...one, end: one.end !== null && past(one.end) ? one.end : null }));
  return [{ ...shift, endedAt: null, breaks: clocked }];
}
