import { z } from 'zod/mini';
import { startBeforeEnd } from '../shared/asked-days.ts';
import { dayInput } from '../shared/dates.ts';
import { id, instant, minorUnits, pageNumber, userIdClaim } from '../shared/schema.ts';
import { entryKinds, storeAccounts } from './ledger.accounts.ts';

const wanted = {
  userId: userIdClaim,
  storeId: id,
  /** The first and last store day of the entries. */
  startDate: dayInput,
  endDate: dayInput,
  kind: z.optional(z.enum(entryKinds)),
  /** Only entries that change this account. */
  account: z.optional(z.enum(storeAccounts)),
  /** Searches references: order numbers, transaction ids. */
  search: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
};

export const statementRequest = z.object({ ...wanted, pageNumber }).check(startBeforeEnd);

export const statementFileRequest = z.object(wanted).check(startBeforeEnd);

/**
 * `CSV` has every column of the list. `QUICKBOOKS` and `XERO` have a line per entry, like a bank account that holds the
 * marketplace's debt; the journals have an entry per day with all accounts.
 */
export const statementFileFormats = [
  'CSV',
  'QUICKBOOKS',
  'XERO',
  'QUICKBOOKS_JOURNAL',
  'XERO_JOURNAL',
] as const;

export type StatementFileFormat = (typeof statementFileFormats)[number];

export const statementExportRequest = z
  .object({ ...wanted, format: z._default(z.enum(statementFileFormats), 'CSV') })
  .check(startBeforeEnd);

/** The change of one account. */
export const accountAmount = z.object({ account: z.enum(storeAccounts), amount: minorUnits });

export type AccountAmount = z.infer<typeof accountAmount>;

/** An entry in the store's ledger. */
export const statementEntry = z.object({
  /** Its number in the store's ledger. */
  seq: z.int(),
  kind: z.enum(entryKinds),
  at: instant,
  /** The store day it counts towards. */
  day: z.string(),
  /** Its order, and the day that was placed. */
  orderNumber: z.nullable(z.string()),
  orderDay: z.nullable(z.string()),
  reference: z.string(),
  note: z.string(),
  /** The change in the balance and its parts. */
  amount: minorUnits,
  amountDisplayValue: z.string(),
  parts: z.array(accountAmount),
  /** The balance after the entry, in statement order. */
  balance: minorUnits,
  balanceDisplayValue: z.string(),
});

export type StatementEntry = z.infer<typeof statementEntry>;

export const statementTotals = z.object({
  /** The balance before the first day and after the last, regardless of filters. */
  opening: minorUnits,
  closing: minorUnits,
  /** The total of all found entries. */
  amount: minorUnits,
  /** The accounts in the total, or only the filtered account. */
  parts: z.array(accountAmount),
});

export type StatementTotals = z.infer<typeof statementTotals>;
