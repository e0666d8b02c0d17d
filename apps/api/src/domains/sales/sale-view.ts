import type { AccountAmount } from '@counter/contract/ledger';
import type { Sale, SaleDay, SalePayment } from '@counter/contract/sales';
import type { SaleRow } from './sales.repository.ts';

/** A sale as everybody outside of this domain sees it. */
export function toSale({ voidedAt, voidedBy, voidReason, ...row }: SaleRow): Sale {
  return {
    ...row,
    at: row.at.toISOString(),
    lines: [...row.lines],
    total: row.subtotal + row.tax,
    voided: voidedAt && {
      at: voidedAt.toISOString(),
      by: voidedBy ?? '',
      reason: voidReason ?? '',
    },
  };
}

type DayParts = {
  readonly day: string;
  readonly currency: string;
  readonly sales: Sale[];
  /** What the books say of the day, by account. */
  readonly parts: AccountAmount[];
};

/** A day's sales with their sums, and what is left of the day. */
export function toSaleDay({ day, currency, sales, parts }: DayParts): SaleDay {
  const counting = sales.filter(({ voided }) => voided === null);
  const sum = (amount: (sale: Sale) => number, among = counting) =>
    among.reduce((total, sale) => total + amount(sale), 0);
  const paidBy = (payment: SalePayment) =>
    sum(
      ({ total }) => total,
      counting.filter((sale) => sale.payment === payment),
    );
  const total = sum((sale) => sale.total);
  const earned = parts.reduce((all, { amount }) => all + amount, 0);
  return {
    currency,
    day,
    sales,
    counter: {
      sales: counting.length,
      subtotal: sum(({ subtotal }) => subtotal),
      tax: sum(({ tax }) => tax),
      total,
      cash: paidBy('CASH'),
      card: paidBy('CARD'),
    },
    online: { earned, parts },
    profit: earned + total,
  };
}
