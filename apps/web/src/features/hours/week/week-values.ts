import {
  saveHoursRequest,
  type SaveHoursRequest,
  type StoreHours,
  type TimeStretch,
  type WeekStretch,
} from '@counter/contract/store';
import { z } from 'zod/mini';

/** The form values of one set of hours. */
export interface Week {
  /** Around the clock. The stretches are kept in case it is turned off. */
  always: boolean;
  stretches: readonly WeekStretch[];
}

/** The form values of the weekly hours. */
export interface Draft {
  hours: Week;
  /** True if deliveries have their own hours. */
  differs: boolean;
  deliveryHours: Week;
  olVersion: number;
}

export type WeekName = 'hours' | 'deliveryHours';

const weekdays = [0, 1, 2, 3, 4, 5, 6];

/** The default hours of a day. */
export const usualDay: TimeStretch = { from: '09:00', to: '21:00' };

/** Returns the form values of the saved hours. */
export function draftOf({ hours, deliveryHours, olVersion }: StoreHours): Draft {
  return {
    hours: weekOf(hours),
    differs: deliveryHours !== null,
    deliveryHours: weekOf(deliveryHours ?? hours),
    olVersion,
  };
}

function weekOf(stretches: readonly WeekStretch[]): Week {
  const always = stretches.length === 0;
  return { always, stretches: always ? everyDay([usualDay]) : stretches };
}

/** Builds the request. */
export function requestOf(draft: Draft, storeId: number): SaveHoursRequest {
  const sent = ({ always, stretches }: Week): WeekStretch[] => (always ? [] : [...stretches]);
  return {
    storeId,
    hours: sent(draft.hours),
    deliveryHours: draft.differs ? sent(draft.deliveryHours) : null,
    olVersion: draft.olVersion,
  };
}

/** The errors by path, such as `hours.3.to`. */
export type Errors = ReadonlyMap<string, string>;

/** Validates a week before it is sent. */
export function errorsOf(draft: Draft): Errors {
  const { error } = z.safeParse(saveHoursRequest, requestOf(draft, 1));
  const found = (error?.issues ?? []).map(
    ({ path, message }) => [path.join('.'), message] as const,
  );
  const empty = (['hours', 'deliveryHours'] as const).filter(
    (name) => !draft[name].always && draft[name].stretches.length === 0 && isSent(draft, name),
  );
  const missing = empty.map((name) => [name, 'Add hours, or choose around the clock'] as const);
  return new Map([...found, ...missing].toReversed());
}

function isSent({ differs }: Draft, name: WeekName): boolean {
  return name === 'hours' || differs;
}

/** Returns a day's hours, each with its index in the week. */
export function placesOf(stretches: readonly WeekStretch[], weekday: number) {
  return stretches.flatMap((stretch, place) =>
    stretch.weekday === weekday ? [{ stretch, place }] : [],
  );
}

/** Adds a stretch to a day: starting at its last end, or the default hours. */
export function addedTo(stretches: readonly WeekStretch[], weekday: number): WeekStretch[] {
  const last = placesOf(stretches, weekday).at(-1);
  const times = last ? { from: last.stretch.to, to: '' } : usualDay;
  return [...stretches, { weekday, ...times }];
}

/** Copies one day's hours to other days, replacing theirs. */
export function copiedTo(
  stretches: readonly WeekStretch[],
  from: number,
  to: readonly number[],
): WeekStretch[] {
  const others = to.filter((weekday) => weekday !== from);
  const copies = others.flatMap((weekday) =>
    placesOf(stretches, from).map(({ stretch }) => ({ ...stretch, weekday })),
  );
  return [...stretches.filter(({ weekday }) => !others.includes(weekday)), ...copies];
}

/** Returns the same hours for all seven days. */
export function everyDay(times: readonly TimeStretch[]): WeekStretch[] {
  return weekdays.flatMap((weekday) => times.map(({ from, to }) => ({ weekday, from, to })));
}

/** Returns true if the store opens, with the same hours on all seven days. */
export function isEveryDay(stretches: readonly WeekStretch[]): boolean {
  const [first = '', ...others] = weekdays.map((weekday) =>
    timesOn(stretches, weekday)
      .map(({ from, to }) => `${from}-${to}`)
      .join(),
  );
  return first !== '' && others.every((times) => times === first);
}

/** Returns true if two drafts would be saved as the same week. */
export function isSameWeek(one: Draft, other: Draft): boolean {
  return JSON.stringify(weeksOf(one)) === JSON.stringify(weeksOf(other));
}

function weeksOf({ hours, differs, deliveryHours }: Draft) {
  const kept = ({ always, stretches }: Week) => (always ? 'always' : stretches);
  return { hours: kept(hours), deliveryHours: differs ? kept(deliveryHours) : 'same' };
}

/** Returns a day's hours in chronological order. */
export function timesOn(stretches: readonly WeekStretch[], weekday: number): TimeStretch[] {
  return placesOf(stretches, weekday)
    .map(({ stretch }) => stretch)
    .toSorted((a, b) => a.from.localeCompare(b.from));
}
