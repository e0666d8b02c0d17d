import type { AccountAmount } from '@counter/contract/ledger';
import {
  earningsMinusExpensesOf,
  type Sale,
  type SaleDay,
  type SalePayment,
} from '@counter/contract/sales';
import type { SaleRow } from './sales.repository.ts';

/** Converts a sale to the sale of the contract. */
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
  /** The day's ledger amounts by account. */
  readonly parts: AccountAmount[];
  readonly expenses: SaleDay['expenses'];
};

/** Builds a day's sales with their sums. */
export function toSaleDay({ day, currency, sales, parts, expenses }: DayParts): SaleDay {
  const counting = sales.filter(({ voided }) => voided === null);
  const sum = (amount: (sale: Sale) => number, among = counting) =>
    among.reduce((total, sale) => total + amount(sale), 0);
  const paidBy = (payment: SalePayment) =>
    sum(
      ({ total }) => total,
      counting.filter((sale) => sale.payment === payment),
    );
  const earned = parts.reduce((all, { amount }) => all + amount, 0);
  const online = { earned, parts };
  const counter = {
    sales: counting.length,
    subtotal: sum(({ subtotal }) => subtotal),
    tax: sum(({ tax }) => tax),
    total: sum((sale) => sale.total),
    cash: paidBy('CASH'),
    card: paidBy('CARD'),
  };
  const earningsMinusExpenses = earningsMinusExpensesOf({ online, counter, expenses });
  return { currency, day, sales, counter, online, expenses, earningsMinusExpenses };
}
