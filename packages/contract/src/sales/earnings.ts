import type { SaleDay } from './sales.schemas.ts';

type Day = {
  readonly online: Pick<SaleDay['online'], 'earned'>;
  readonly counter: Pick<SaleDay['counter'], 'total'>;
  readonly expenses: Pick<SaleDay['expenses'], 'total'>;
};

/** Returns online earnings plus counter sales minus expenses. */
export function earningsMinusExpensesOf({ online, counter, expenses }: Day): number {
  return online.earned + counter.total - expenses.total;
}
