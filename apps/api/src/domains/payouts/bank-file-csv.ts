import { dayCell, moneyCell, type Cell } from '@counter/contract/shared';
import { byteOrderMark, writeRows } from '../../platform/kernel/csv/write-rows.ts';
import type { BankFile, BankOrder } from './bank-file.ts';

const columns = [
  'Transaction ID',
  'Payee',
  'Routing number',
  'Account number',
  'Amount',
  'Currency',
  'Effective date',
];

/** Writes all payments as CSV for a bank's website or a bookkeeper. Leaves none out. */
export function bankFileCsv(order: BankOrder): BankFile {
  const { name, head, lines } = bankTable(order);
  return {
    text: lines.length === 0 ? '' : byteOrderMark + writeRows([head, ...lines]),
    contentType: 'text/csv; charset=utf-8',
    filename: `${name}.csv`,
    included: order.payments,
    leftOut: [],
  };
}

/** Builds the rows of the payments, for CSV and spreadsheets. */
export function bankTable({ payments, currency, createdAt, effectiveDay }: BankOrder) {
  const lines = payments.map((payment): Cell[] => [
    payment.transactionId,
    payment.payee,
    payment.routingNumber,
    payment.accountNumber,
    moneyCell(payment.amount, currency),
    currency,
    dayCell(effectiveDay),
  ]);
  const name = `payouts-${createdAt.toISOString().slice(0, 10)}`;
  return { name, sheet: 'Payments', head: columns, lines };
}
