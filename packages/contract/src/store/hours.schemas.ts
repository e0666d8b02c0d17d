import { z } from 'zod/mini';
import { textOr } from '../shared/absent.ts';
import { dayInput } from '../shared/dates.ts';
import { fieldRule, timeOfDay } from '../shared/fields.ts';
import { id, instant, pageNumber, requiredText } from '../shared/schema.ts';
import { busyLengths, busySteps, pauseLengths, pauseReasons } from './hours.choices.ts';
import { findOverlap, isEmpty, toInterval, type TimeStretch } from './hours-times.ts';
import { ways } from './working-hours.ts';
import { dayMs } from '../shared/durations.ts';
import { upTo } from '../shared/lengths.ts';

const time = z
  .string(textOr('Choose a time'))
  .check(z.minLength(1, 'Choose a time'), z.refine(isTimeOrEmpty, 'Choose a time such as 09:00'));

function isTimeOrEmpty(text: string): boolean {
  return text === '' || z.safeParse(timeOfDay, text).success;
}

/** Start and end time. If `to` isn't after `from`, it is on the next day; 00:00 to 00:00 is the whole day. */
const stretch = { from: time, to: time };

const notEmpty = fieldRule<TimeStretch>(
  'to',
  'Closes when it opens. For a whole day choose 00:00 to 00:00',
  ({ from = '', to = '' }) => !hasBothTimes({ from, to }) || !isEmpty(toInterval({ from, to })),
);

/** Returns true if both ends are complete times, which they aren't while somebody types. */
export function hasBothTimes({ from, to }: TimeStretch): boolean {
  return [from, to].every((text) => z.safeParse(timeOfDay, text).success);
}

const weekday = z.int().check(z.minimum(0), z.maximum(6));

const weekStretch = z.object({ weekday, ...stretch }).check(notEmpty);

export type WeekStretch = z.infer<typeof weekStretch>;

const maxIntervals = 70;

/** The weekly hours; 0 is Sunday. Without intervals, around the clock. */
const weekHours = z
  .array(weekStretch)
  .check(z.maxLength(maxIntervals, 'Too many hours'), (checked) => {
    const written = checked.value.flatMap((one, index) =>
      hasBothTimes(one) ? [{ one, index }] : [],
    );
    const overlap = findOverlap(
      written.map(({ one }) => ({ weekday: one.weekday, ...toInterval(one) })),
    );
    const index = overlap === undefined ? undefined : written[overlap]?.index;
    if (index === undefined) return;
    const message = 'Overlaps with other hours';
    checked.issues.push({ code: 'custom', message, path: [index, 'from'], input: checked.value });
  });

/** The version of the hours. A change must be based on the latest. */
const olVersion = z.int().check(z.minimum(0));

export const saveHoursRequest = z.object({
  storeId: id,
  hours: weekHours,
  /** Separate hours for deliveries; null if they are the same. */
  deliveryHours: z.nullable(weekHours),
  olVersion,
});

export type SaveHoursRequest = z.output<typeof saveHoursRequest>;

const name = requiredText('Name is required', 60);
const day = (required: string) =>
  z.pipe(z.string(textOr(required)).check(z.minLength(1, required)), dayInput);

type Days = { readonly firstDay: string; readonly lastDay: string };

const maxExceptionDays = 366;

/** Special hours; `id` 0 adds them. */
export const exceptionRequest = z
  .object({
    storeId: id,
    id: z.int().check(z.minimum(0)),
    name,
    firstDay: day('First day is required'),
    lastDay: day('Last day is required'),
    /** Null for both pickup and delivery. */
    way: z.nullable(z.enum(ways)),
    /** Empty if closed all day. */
    stretches: z.array(z.object(stretch).check(notEmpty)).check(z.maxLength(10, 'Too many hours')),
  })
  .check(
    fieldRule<Days>(
      'lastDay',
      'Last day must not be before the first day',
      ({ firstDay, lastDay }) => !firstDay || !lastDay || firstDay <= lastDay,
    ),
    fieldRule<Days>(
      'lastDay',
      'Choose at most one year',
      ({ firstDay, lastDay }) =>
        !firstDay ||
        !lastDay ||
        Date.parse(lastDay) - Date.parse(firstDay) < maxExceptionDays * dayMs,
    ),
    fieldRule<{ readonly stretches: readonly TimeStretch[] }>(
      'stretches',
      'These hours overlap',
      ({ stretches = [] }) =>
        findOverlap(
          stretches.filter(hasBothTimes).map((one) => ({ weekday: 0, ...toInterval(one) })),
        ) === undefined,
    ),
  );

export type ExceptionRequest = z.output<typeof exceptionRequest>;

export const removeExceptionRequest = z.object({ storeId: id, id });

export const hoursException = z.object({
  id,
  name: z.string(),
  /** The first and last store day. */
  firstDay: z.string(),
  lastDay: z.string(),
  way: z.nullable(z.enum(ways)),
  stretches: z.array(z.object({ from: z.string(), to: z.string() })),
});

export type HoursException = z.infer<typeof hoursException>;

const answeredWeek = z.array(z.object({ weekday: z.int(), from: z.string(), to: z.string() }));

/** The store's working hours: its week, and current and future special hours. */
export const storeHours = z.object({
  hours: answeredWeek,
  deliveryHours: z.nullable(answeredWeek),
  exceptions: z.array(hoursException),
  olVersion: z.int(),
});

export type StoreHours = z.infer<typeof storeHours>;

/** A duration: minutes from now, the rest of the working day, or until an instant. */
const restOfDay = z.literal('REST_OF_DAY');

export const pauseRequest = z
  .object({
    storeId: id,
    length: z.union([z.literal(pauseLengths), restOfDay, instant], {
      error: 'Choose how long',
    }),
    reason: z.enum(pauseReasons, { error: 'Choose a reason' }),
    note: z._default(z.string().check(z.trim(), upTo(120)), ''),
  })
  .check(
    fieldRule<{ readonly reason: string; readonly note: string }>(
      'note',
      'Write the reason',
      ({ reason, note }) => reason !== 'OTHER' || note !== '',
    ),
  );

export type PauseRequest = z.output<typeof pauseRequest>;

export const busyRequest = z.object({
  storeId: id,
  length: z.union([z.literal(busyLengths), restOfDay], { error: 'Choose how long' }),
  /** The minutes added to new promises. */
  minutes: z.literal(busySteps, { error: 'Choose how many minutes' }),
});

export type BusyRequest = z.output<typeof busyRequest>;

export const endOverrideRequest = z.object({ storeId: id });

export const hoursRecordRequest = z.object({ storeId: id, pageNumber });
