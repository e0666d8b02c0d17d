import { z } from 'zod/mini';
import { startBeforeEnd } from '../shared/asked-days.ts';
import { dayInput } from '../shared/dates.ts';
import { id, instant, minorUnits, pageNumber, userIdClaim } from '../shared/schema.ts';
import { entryKinds, storeAccounts } from './ledger.accounts.ts';

const wanted = {
  userId: userIdClaim,
  storeId: id,
  /** The store days that entries count on, both included. */
  startDate: dayInput,
  endDate: dayInput,
  kind: z.optional(z.enum(entryKinds)),
  /** Only entries that change this account. */
  account: z.optional(z.enum(storeAccounts)),
  /** A part of what an entry is about: an order number, a transaction id. */
  search: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
};

export const statementRequest = z.object({ ...wanted, pageNumber }).check(startBeforeEnd);

export const statementFileRequest = z.object(wanted).check(startBeforeEnd);

/**
 * `CSV` has every figure of the list. `QUICKBOOKS` and `XERO` have a line for each entry, as of a bank
 * account that holds what the marketplace owes; the journals have one for each day, with all accounts.
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

/** One entry of the store's books. */
export const statementEntry = z.object({
  /** Its number in the store's books. */
  seq: z.int(),
  kind: z.enum(entryKinds),
  at: instant,
  /** The store day it counts on. */
  day: z.string(),
  /** The order it is about, and the day on which that was placed. */
  orderNumber: z.nullable(z.string()),
  orderDay: z.nullable(z.string()),
  reference: z.string(),
  note: z.string(),
  /** The change of the balance, and its parts. */
  amount: minorUnits,
  amountDisplayValue: z.string(),
  parts: z.array(accountAmount),
  /** The balance after it, in the order of the statement. */
  balance: minorUnits,
  balanceDisplayValue: z.string(),
});

export type StatementEntry = z.infer<typeof statementEntry>;

export const statementTotals = z.object({
  /** The balance before the first day and after the last, whatever is filtered. */
  opening: minorUnits,
  closing: minorUnits,
  /** The sum of all entries that are found. */
  amount: minorUnits,
  /** The accounts that it is made up of; of entries of one account, that one alone. */
  parts: z.array(accountAmount),
});

export type StatementTotals = z.infer<typeof statementTotals>;
