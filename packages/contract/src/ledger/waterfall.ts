import type { StoreAccount } from './ledger.accounts.ts';
import type { AccountAmount } from './statement.schemas.ts';
import { waterfallAccounts } from './waterfall-accounts.ts';

/** An account's change and the running totals before and after it. Minor units. */
export type WaterfallStep = {
  readonly account: StoreAccount;
  readonly amount: number;
  readonly start: number;
  readonly end: number;
};

export type Waterfall = {
  /** Excludes accounts without a change. */
  readonly steps: readonly WaterfallStep[];
  /** The total of all steps except money collected at the store's counter. */
  readonly earnings: number;
  /** The total of all steps, which is what is paid out. */
  readonly end: number;
};

/** Turns the changes in a store's accounts into steps from its sales to its payouts. */
export function waterfallOf(sums: readonly AccountAmount[]): Waterfall {
  const steps: WaterfallStep[] = [];
  let end = 0;
  for (const account of waterfallAccounts) {
    const amount = changeOf(sums, account);
    if (amount !== 0) steps.push({ account, amount, start: end, end: end + amount });
    end += amount;
  }
  return { steps, end, earnings: end - changeOf(sums, 'collected') };
}

function changeOf(sums: readonly AccountAmount[], wanted: StoreAccount): number {
  return sums.reduce((sum, { account, amount }) => (account === wanted ? sum + amount : sum), 0);
}
