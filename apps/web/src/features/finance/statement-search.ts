import { dayIn, oneOf, pageIn, textIn } from '../../lib/search-values.ts';

export const statementKinds = [
  'ORDER',
  'COLLECTED',
  'REFUND',
  'CHARGE',
  'ADJUSTMENT',
  'CAMPAIGN',
  'PAYOUT',
  'PAYOUT_RETURNED',
] as const;

/** The search parameters of the user finance screen. */
export interface StatementSearch {
  search?: string | undefined;
  kind?: (typeof statementKinds)[number] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** Counted from 1, which is absent. */
  page?: number | undefined;
}

/** Reads an address; what makes no sense there is left out. */
export function statementSearch(raw: Record<string, unknown>): StatementSearch {
  return {
    search: textIn(raw['search']),
    kind: oneOf(statementKinds, raw['kind']),
    from: dayIn(raw['from']),
    to: dayIn(raw['to']),
    page: pageIn(raw['page']),
  };
}
