import { moneyInput } from '@counter/contract/shared';
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

/** All payments as a list that a bank's site or a bookkeeper takes. Nothing is left out of it. */
export function bankFileCsv({ payments, currency, createdAt, effectiveDay }: BankOrder): BankFile {
  const rows = payments.map((payment) => [
    payment.transactionId,
    payment.payee,
    payment.routingNumber,
    payment.accountNumber,
    moneyInput(payment.amount, currency),
    currency,
    effectiveDay,
  ]);
  return {
    text: payments.length === 0 ? '' : byteOrderMark + writeRows([columns, ...rows]),
    contentType: 'text/csv; charset=utf-8',
    filename: `payouts-${createdAt.toISOString().slice(0, 10)}.csv`,
    included: payments,
    leftOut: [],
  };
}
