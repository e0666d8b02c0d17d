import { isRoutingNumber } from '@counter/contract/shared';
import type { BankFile, BankOrder, BankPayment } from './bank-file.ts';
import { digits, lineOf, toAscii, words } from './nacha-fields.ts';

/** Records per block; the last block is padded with records of nines. */
const blockingFactor = 10;
const filler = '9'.repeat(94);

/** Service class: credits only. */
const creditsOnly = '220';
/** Transaction code: credit to a checking account. */
const checkingCredit = '22';

const maxDigits = 17;
const maxAmount = 9_999_999_999;
const identificationLength = 15;

/**
 * Writes the payments as a NACHA (ACH) file with one CCD batch of credits. Leaves out, with a reason, payments that the
 * format can't hold: it needs nine-digit routing numbers and US dollars.
 */
export function nachaFile(order: BankOrder): BankFile {
  const judged = order.payments.map((payment) => ({
    payment,
    reason: reasonAgainst(payment, order),
  }));
  const included = judged.flatMap(({ payment, reason }) => (reason === undefined ? [payment] : []));
  const leftOut = judged.flatMap(({ payment, reason }) =>
    reason === undefined ? [] : [{ payment, reason }],
  );
  const day = order.createdAt.toISOString().slice(0, 10);
  return {
    text: included.length === 0 ? '' : textOf({ ...order, payments: included }),
    contentType: 'text/plain; charset=us-ascii',
    filename: `payouts-${day}-${modifierOf(order)}.ach`,
    included,
    leftOut,
  };
}

function reasonAgainst(payment: BankPayment, { currency }: BankOrder): string | undefined {
  const { routingNumber, accountNumber, amount } = payment;
  if (currency !== 'USD') return `A NACHA file pays US dollars only, and this is ${currency}.`;
  if (!isRoutingNumber(routingNumber))
    return `The routing number ${ending(routingNumber)} is not the nine digits of a US bank.`;
  if (!/^[\dA-Za-z-]{1,17}$/.test(plainAccount(accountNumber)))
    return `The account number ${ending(accountNumber)} does not fit: ${maxDigits} letters and digits at most.`;
  if (amount < 1 || amount > maxAmount) return 'The amount does not fit in a NACHA file.';
  return undefined;
}

/** Enough digits to tell which account is meant. */
const ending = (number: string): string => `ending in ${number.trim().slice(-4)}`;

const plainAccount = (number: string): string => number.replaceAll(/\s/g, '');

function textOf(order: BankOrder): string {
  const { payments } = order;
  const details = payments.flatMap((payment, index) => entryOf(payment, index + 1, order));
  const sums = {
    records: details.length,
    // Entry hash: the sum of the eight-digit bank numbers, truncated to ten digits.
    hash: payments.reduce((sum, payment) => sum + bankOf(payment.routingNumber), 0) % 10 ** 10,
    total: payments.reduce((sum, { amount }) => sum + amount, 0),
  };
  const lines = [fileHeader(order), batchHeader(order), ...details, batchControl(order, sums)];
  const blocks = Math.ceil((lines.length + 1) / blockingFactor);
  const file = [...lines, fileControl(blocks, sums)];
  const padding = Array.from({ length: blocks * blockingFactor - file.length }, () => filler);
  return `${[...file, ...padding].join('\r\n')}\r\n`;
}

const bankOf = (routingNumber: string): number => Number(routingNumber.slice(0, 8));

function fileHeader(order: BankOrder): string {
  const { payer, createdAt } = order;
  const at = createdAt.toISOString();
  return lineOf([
    '101',
    ` ${payer.routingNumber}`,
    payer.companyId,
    shortDay(at),
    at.slice(11, 13) + at.slice(14, 16),
    modifierOf(order),
    '094101',
    words(payer.bankName, 23),
    words(payer.name, 23),
    words('', 8),
  ]);
}

function batchHeader({ payer, createdAt, effectiveDay }: BankOrder): string {
  return lineOf([
    '5',
    creditsOnly,
    words(payer.name, 16),
    words('', 20),
    payer.companyId,
    'CCD',
    words('PAYOUT', 10),
    shortDay(createdAt.toISOString()),
    shortDay(effectiveDay),
    words('', 3),
    '1',
    payer.routingNumber.slice(0, 8),
    digits(1, 7),
  ]);
}

/** Builds a payment's entry, plus an addendum if its transaction id is too long for the entry. */
function entryOf(payment: BankPayment, sequence: number, { payer }: BankOrder): string[] {
  const id = toAscii(payment.transactionId);
  const isLong = id.length > identificationLength;
  const entry = lineOf([
    '6',
    checkingCredit,
    payment.routingNumber,
    words(plainAccount(payment.accountNumber), maxDigits),
    digits(payment.amount, 10),
    words(id, identificationLength),
    words(toAscii(payment.payee).trim() || id, 22),
    words('', 2),
    isLong ? '1' : '0',
    payer.routingNumber.slice(0, 8),
    digits(sequence, 7),
  ]);
  return isLong ? [entry, lineOf(['705', words(id, 80), '0001', digits(sequence, 7)])] : [entry];
}

type Sums = { readonly records: number; readonly hash: number; readonly total: number };

function batchControl({ payer }: BankOrder, { records, hash, total }: Sums): string {
  return lineOf([
    '8',
    creditsOnly,
    digits(records, 6),
    digits(hash, 10),
    digits(0, 12),
    digits(total, 12),
    payer.companyId,
    words('', 25),
    payer.routingNumber.slice(0, 8),
    digits(1, 7),
  ]);
}

function fileControl(blocks: number, { records, hash, total }: Sums): string {
  return lineOf([
    '9',
    digits(1, 6),
    digits(blocks, 6),
    digits(records, 8),
    digits(hash, 10),
    digits(0, 12),
    digits(total, 12),
    words('', 39),
  ]);
}

/** Formats `2026-11-20` as 261120. */
const shortDay = (day: string): string => day.slice(2, 10).replaceAll('-', '');

/** Returns the file ID modifier, which distinguishes files of the same day. */
function modifierOf({ earlierFiles }: BankOrder): string {
  return 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'.charAt(earlierFiles % 36);
}
