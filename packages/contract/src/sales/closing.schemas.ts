import { z } from 'zod/mini';
import { moneyAmount, wholeNumber } from '../shared/amount-fields.ts';
import { dayInput } from '../shared/dates.ts';
import { fieldRule, optionalText } from '../shared/fields.ts';
import { id, instant, minorUnits, requiredText, userIdClaim } from '../shared/schema.ts';
import { dayFigures } from './day-figures.ts';
import { sumCounts } from './drawer.ts';

const claims = { userId: userIdClaim, storeId: id };

/** Notes or coins of one denomination. */
export const cashCount = z.object({
  value: z.int().check(z.positive()),
  pieces: wholeNumber('Enter how many', 0, 100_000),
});

const month = z
  .string()
  .check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Enter a month such as 2026-11'));

export const dayReportRequest = z.object({
  ...claims,
  /** Omit for the store's today. */
  day: z.optional(dayInput),
});

export const dayListRequest = z.object({
  ...claims,
  /** `2026-11`. Omit for the store's current month. */
  month: z.optional(month),
});

type CloseForm = {
  countedCash: number;
  leftInDrawer: number;
  cashCounts: { value: number; pieces: number }[] | null;
};

export const closeDayRequest = z
  .object({
    ...claims,
    day: dayInput,
    /** The cash in the drawer at the beginning of the day. */
    openingFloat: moneyAmount('Opening cash', 'Enter the cash at the beginning'),
    /** The cash part of what was collected for online orders; null for all of it. */
    collectedInCash: z._default(z.nullable(moneyAmount('Amount')), null),
    countedCash: moneyAmount('Counted cash', 'Count the cash in the drawer'),
    cashCounts: z._default(z.nullable(z.array(cashCount).check(z.maxLength(30))), null),
    /** The cash that stays in the drawer for the next day. */
    leftInDrawer: moneyAmount('Amount', 'Enter what stays in the drawer'),
    /** The expected cash that the person saw. The call is refused if the figures have changed. */
    expectedCash: z.int(),
    note: optionalText(500),
  })
  .check(
    fieldRule<CloseForm>(
      'leftInDrawer',
      "Can't be more than you counted",
      ({ leftInDrawer = 0, countedCash }) =>
        countedCash === undefined || leftInDrawer <= countedCash,
    ),
    fieldRule<CloseForm>(
      'countedCash',
      "Doesn't match the notes and coins",
      ({ countedCash, cashCounts = null }) =>
        cashCounts === null || countedCash === sumCounts(cashCounts),
    ),
    fieldRule<{ countedCash: number; expectedCash: number; note: string }>(
      'note',
      'Say why the cash differs',
      ({ countedCash, expectedCash, note = '' }) => countedCash === expectedCash || note !== '',
    ),
  );

export type CloseDayRequest = z.output<typeof closeDayRequest>;

export const reopenDayRequest = z.object({
  ...claims,
  day: dayInput,
  reason: requiredText('Enter a reason', 200),
});

/** An employee who worked on the day. */
export const dayWorker = z.object({
  employeeId: id,
  name: z.string(),
  minutes: z.int(),
  /** Their share of the day's tips, by minutes worked. */
  tips: minorUnits,
  /** Still clocked in. */
  working: z.boolean(),
});

export type DayWorker = z.infer<typeof dayWorker>;

/** A day's sign-off. */
export const dayClosing = z.object({
  figures: dayFigures,
  workers: z.array(dayWorker),
  openingFloat: minorUnits,
  collectedInCash: minorUnits,
  expectedCash: minorUnits,
  countedCash: minorUnits,
  /** countedCash - expectedCash, negative if cash is missing. */
  difference: minorUnits,
  cashCounts: z.nullable(z.array(cashCount)),
  leftInDrawer: minorUnits,
  note: z.string(),
  closedBy: z.string(),
  closedAt: instant,
  reopened: z.nullable(z.object({ by: z.string(), at: instant, reason: z.string() })),
});

export type DayClosing = z.infer<typeof dayClosing>;

/** A store day's report: open, or signed off with the changes since. */
export const dayReport = z.object({
  currency: z.string(),
  day: z.string(),
  closed: z.boolean(),
  /** The current figures. */
  figures: dayFigures,
  workers: z.array(dayWorker),
  /** The last sign-off, even if the day was reopened. */
  closing: z.nullable(dayClosing),
  /** The cash left in the drawer when the last day was closed; null if none was. */
  suggestedFloat: z.nullable(minorUnits),
});

export type DayReport = z.infer<typeof dayReport>;

/** A day in the list: a closed day's signed figures, otherwise the current ones. */
export const dayInList = z.object({
  day: z.string(),
  closed: z.boolean(),
  reopened: z.boolean(),
  figures: dayFigures,
  /** True if a closed day's figures have changed since. */
  changedSince: z.boolean(),
  /** Null for an open day. */
  cash: z.nullable(z.object({ expected: minorUnits, counted: minorUnits, difference: minorUnits })),
  closedBy: z.nullable(z.string()),
  closedAt: z.nullable(instant),
  note: z.string(),
});

export type DayInList = z.infer<typeof dayInList>;

export const dayList = z.object({
  currency: z.string(),
  month: z.string(),
  /** The available months, the latest first. */
  months: z.array(z.string()),
  /** The latest first. */
  days: z.array(dayInList),
});

export type DayList = z.infer<typeof dayList>;
