import { waterfallAccounts } from '@counter/contract/ledger';
import { daysSearch, type DaysSearch } from '../../lib/url/range-search.ts';
import { oneOf, pageIn, textIn } from '../../lib/url/search-values.ts';
import { wayBackIn, type WayBack } from './money/way-back.ts';

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

/** The accounts that the statement can be filtered by. */
export const statementAccounts = [...waterfallAccounts, 'payouts'] as const;

/** Search parameters of the user finance screen. */
export interface StatementSearch extends DaysSearch, WayBack {
  search?: string | undefined;
  kind?: (typeof statementKinds)[number] | undefined;
  account?: (typeof statementAccounts)[number] | undefined;
  /** Counted from 1; absent on page 1. */
  page?: number | undefined;
}

/** Parses the search parameters; drops invalid ones. */
export function statementSearch(raw: Record<string, unknown>): StatementSearch {
  return {
    search: textIn(raw['search']),
    kind: oneOf(statementKinds, raw['kind']),
    account: oneOf(statementAccounts, raw['account']),
    ...daysSearch(raw),
    page: pageIn(raw['page']),
    ...wayBackIn(raw),
  };
}
