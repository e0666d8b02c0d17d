import {
  depositDifference,
  depositKindLabel,
  payoutStatusLabel,
  type DepositCheck,
  type DepositRow,
} from '@counter/contract/payouts';
import { addDays, countCell, dayAt, dayCell, moneyCell, type Cell } from '@counter/contract/shared';
import type { TableFile } from '../../platform/http/table-file.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { readDepositFile } from './deposit-file.ts';
import { matchDeposits } from './deposit-match.ts';
import { findSentPayouts } from './deposits.repository.ts';
import { dueDayOf } from './pay-period.ts';

type Reading = Pick<Platform, 'db' | 'payer'>;

/** A deposit whose payout was made more than this many days before the file starts is not matched. */
const daysBefore = 60;

/**
 * Compares the incoming payments in a bank's file with the store's payouts. Stores nothing of the file.
 * @throws ProblemError INVALID_FIELDS on `content` or TOO_LARGE if the file can't be read
 */
export async function checkDeposits(
  { db, payer }: Reading,
  scope: StoreScope,
  content: string,
): Promise<DepositCheck> {
  const file = await readDepositFile(content, scope.currency);
  const { firstDay, lastDay, unread } = file;
  const period = { from: addDays(firstDay, -daysBefore), through: lastDay };
  const payouts = (await findSentPayouts(db, scope, period)).map(({ sentAt, ...payout }) => {
    const sentDay = dayAt(sentAt, scope.timeZone);
    return { ...payout, sentDay, dueDay: dueDayOf(sentDay) };
  });
  const rows = matchDeposits(payouts, file, payer.name);
  const due = rows.filter(({ kind }) => kind !== 'UNCERTAIN');
  const arrived = due.filter(({ payout }) => payout !== null);
  return {
    currency: scope.currency,
    firstDay,
    lastDay,
    expected: sumOf(due.map(({ payout }) => payout?.payoutAmount ?? 0)),
    arrived: sumOf(arrived.map(({ deposit }) => deposit?.amount ?? 0)),
    rows,
    unread: [...unread],
  };
}

const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

const columns = [
  'Result',
  'Transaction ID',
  'Status',
  'Sent',
  'Due',
  'Payout amount',
  'Deposited',
  'Deposit amount',
  'Difference',
  'Description',
  'Line',
  'Currency',
];

/** Exports the result of `checkDeposits` as a file. */
export async function exportDepositCheck(
  reading: Reading,
  scope: StoreScope,
  content: string,
): Promise<TableFile> {
  const { rows, firstDay, lastDay } = await checkDeposits(reading, scope, content);
  return {
    name: `deposits-${scope.storeUrl}-${firstDay}-${lastDay}`,
    sheet: 'Deposits',
    head: columns,
    lines: (async function* lines() {
      yield rows.map((row) => toCells(row, scope));
    })(),
  };
}

function toCells(row: DepositRow, { currency }: StoreScope): Cell[] {
  const { kind, payout, deposit } = row;
  const money = (amount: number | undefined) =>
    amount === undefined ? '' : moneyCell(amount, currency);
  return [
    depositKindLabel(kind),
    payout?.transactionId ?? '',
    payout ? payoutStatusLabel(payout.status) : '',
    dayCell(payout?.sentDay ?? ''),
    dayCell(payout?.dueDay ?? ''),
    money(payout?.payoutAmount),
    dayCell(deposit?.day ?? ''),
    money(deposit?.amount),
    payout && deposit ? money(depositDifference(row)) : '',
    deposit?.description ?? '',
    deposit ? countCell(deposit.line) : '',
    currency,
  ];
}
