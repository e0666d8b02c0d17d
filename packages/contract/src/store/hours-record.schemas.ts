import { z } from 'zod/mini';
import { instant } from '../shared/schema.ts';
import { recordedPauseReasons } from './hours.choices.ts';

export const hoursRecordPageSize = 20;

const change = {
  /** Unique in the list. */
  key: z.string(),
  at: instant,
  by: z.string(),
};

const override = {
  ...change,
  /** The end as set at the start. */
  until: instant,
  /** True if it continued a previous one. */
  continued: z.boolean(),
  /** The actual end and the person who ended it; null if it ended automatically. */
  endedAt: z.nullable(instant),
  endedBy: z.nullable(z.string()),
};

const shownWeek = z.array(z.object({ weekday: z.int(), from: z.string(), to: z.string() }));

/** The hours before or after a change. */
const week = z.object({ hours: shownWeek, deliveryHours: z.nullable(shownWeek) });

/** A change to when a store takes orders: who, when and why. */
export const hoursChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('TOGGLE'), ...change, online: z.boolean() }),
  z.object({
    kind: z.literal('PAUSE'),
    ...override,
    reason: z.enum(recordedPauseReasons),
    note: z.string(),
  }),
  z.object({ kind: z.literal('BUSY'), ...override, minutes: z.int() }),
  z.object({ kind: z.literal('HOURS'), ...change, before: week, after: week }),
  z.object({
    kind: z.literal('EXCEPTION'),
    ...change,
    done: z.enum(['ADDED', 'CHANGED', 'REMOVED']),
    name: z.string(),
    firstDay: z.string(),
    lastDay: z.string(),
  }),
]);

export type HoursChange = z.infer<typeof hoursChange>;
