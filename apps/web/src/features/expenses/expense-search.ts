import { idIn, oneOf, pageIn, textIn } from '../../lib/url/search-values.ts';

/** Search parameters of the expenses. */
export interface ExpenseSearch {
  search?: string | undefined;
  /** `2026-11`; all months if absent. */
  month?: string | undefined;
  type?: string | undefined;
  /** The supplier's id. */
  supplier?: number | undefined;
  /** Only expenses without a receipt. */
  receipts?: 'missing' | undefined;
  /** Rows per page; absent for 5. */
  size?: 10 | 25 | undefined;
  page?: number | undefined;
  /** The expense open in the drawer. */
  open?: number | undefined;
  /** The uploaded receipt to start a new expense with. */
  receipt?: string | undefined;
}

/** Parses the search parameters; drops invalid ones. */
export function expenseSearch(raw: Record<string, unknown>): ExpenseSearch {
  const { month, size } = raw;
  const isMonth = typeof month === 'string' && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month);
  return {
    search: textIn(raw['search']),
    month: isMonth ? month : undefined,
    type: textIn(raw['type'])?.slice(0, 50),
    supplier: idIn(raw['supplier']),
    receipts: oneOf(['missing'], raw['receipts']),
    size: size === 10 || size === 25 ? size : undefined,
    page: pageIn(raw['page']),
    open: idIn(raw['open']),
    receipt: receiptIn(raw['receipt']),
  };
}

/** Accepts only addresses of uploaded files, to keep others off the screen. The server checks them again. */
function receiptIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^\/uploads\/[\w/.-]{1,200}$/.test(value) ? value : undefined;
}
