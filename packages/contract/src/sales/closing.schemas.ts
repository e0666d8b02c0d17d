import { z } from 'zod/mini';
import { moneyAmount, wholeNumber } from '../shared/amount-fields.ts';
import { dayInput } from '../shared/dates.ts';
import { fieldRule, optionalText } from '../shared/fields.ts';
import { id, instant, minorUnits, requiredText, userIdClaim } from '../shared/schema.ts';
import { dayFigures } from './day-figures.ts';
import { sumCounts } from './drawer.ts';

const claims = { userId: userIdClaim, storeId: id };

/** Notes or coins of one value. */
export const cashCount = z.object({
  value: z.int().check(z.positive()),
  pieces: wholeNumber('Enter how many', 0, 100_000),
});

const month = z
  .string()
  .check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Enter a month such as 2026-11'));

export const dayReportRequest = z.object({
  ...claims,
  /** The store's today where absent. */
  day: z.optional(dayInput),
});

export const dayListRequest = z.object({
  ...claims,
  /** `2026-11`; the store's current month where absent. */
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
    /** The cash part of what was collected for online orders; all of it where null. */
    collectedInCash: z._default(z.nullable(moneyAmount('Amount')), null),
    countedCash: moneyAmount('Counted cash', 'Count the cash in the drawer'),
    cashCounts: z._default(z.nullable(z.array(cashCount).check(z.maxLength(30))), null),
    /** The cash that stays in the drawer for the next day. */
    leftInDrawer: moneyAmount('Amount', 'Enter what stays in the drawer'),
    /** The expected cash that the person saw: other figures are not signed unseen. */
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

/** An employee who worked on a day. */
export const dayWorker = z.object({
  employeeId: id,
  name: z.string(),
  minutes: z.int(),
  /** Their share of the day's tips, by the minutes worked. */
  tips: minorUnits,
  /** Still clocked in. */
  working: z.boolean(),
});

export type DayWorker = z.infer<typeof dayWorker>;

/** A day as it was signed off. */
export const dayClosing = z.object({
  figures: dayFigures,
  workers: z.array(dayWorker),
  openingFloat: minorUnits,
  collectedInCash: minorUnits,
  expectedCash: minorUnits,
  countedCash: minorUnits,
  /** countedCash - expectedCash: negative where cash is missing. */
  difference: minorUnits,
  cashCounts: z.nullable(z.array(cashCount)),
  leftInDrawer: minorUnits,
  note: z.string(),
  closedBy: z.string(),
  closedAt: instant,
  reopened: z.nullable(z.object({ by: z.string(), at: instant, reason: z.string() })),
});

export type DayClosing = z.infer<typeof dayClosing>;

/** The report of a store's day: open, or as it was signed off with what has changed since. */
export const dayReport = z.object({
  currency: z.string(),
  day: z.string(),
  closed: z.boolean(),
  /** The figures as they are now. */
  figures: dayFigures,
  workers: z.array(dayWorker),
  /** The last sign-off, also of a day that was reopened. */
  closing: z.nullable(dayClosing),
  /** The cash that stayed in the drawer when the last day before was closed; null where none was. */
  suggestedFloat: z.nullable(minorUnits),
});

export type DayReport = z.infer<typeof dayReport>;

/** A day in the list: the signed figures of a closed one, otherwise those of now. */
export const dayInList = z.object({
  day: z.string(),
  closed: z.boolean(),
  reopened: z.boolean(),
  figures: dayFigures,
  /** True if a closed day's figures differ from those signed. */
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
  /** The months that can be chosen, the latest first. */
  months: z.array(z.string()),
  /** The latest first. */
  days: z.array(dayInList),
});

export type DayList = z.infer<typeof dayList>;
