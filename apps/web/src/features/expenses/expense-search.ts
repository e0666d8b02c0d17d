import { idIn, oneOf, pageIn, textIn } from '../../lib/url/search-values.ts';

/** The search parameters of the expenses. */
export interface ExpenseSearch {
  search?: string | undefined;
  /** `2026-11`; all months where absent. */
  month?: string | undefined;
  type?: string | undefined;
  /** Its id. */
  supplier?: number | undefined;
  /** Only expenses without a receipt. */
  receipts?: 'missing' | undefined;
  /** Rows of a page; 5 is left out. */
  size?: 10 | 25 | undefined;
  page?: number | undefined;
  /** The expense in the drawer. */
  open?: number | undefined;
  /** The uploaded receipt that the form of a new one begins with. */
  receipt?: string | undefined;
}

/** Reads an address; what makes no sense there is left out. */
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

/** The server takes only what it has kept; this keeps other addresses off the screen. */
function receiptIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^\/uploads\/[\w/.-]{1,200}$/.test(value) ? value : undefined;
}
