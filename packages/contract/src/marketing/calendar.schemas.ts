import { z } from 'zod/mini';
import { id } from '../shared/schema.ts';

export const calendarKinds = ['CAMPAIGN', 'CODE', 'DEAL'] as const;

export type CalendarKind = (typeof calendarKinds)[number];

/** A campaign, promo code or deal, with its first and last store day. */
export const calendarEntry = z.object({
  kind: z.enum(calendarKinds),
  id,
  title: z.string(),
  /** Null if that end is open. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});

export type CalendarEntry = z.infer<typeof calendarEntry>;

/** A month: `2026-11`. */
export const calendarMonth = z
  .string()
  .check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Enter a month such as 2026-11'));
