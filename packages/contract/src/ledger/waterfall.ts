import type { StoreAccount } from './ledger.accounts.ts';
import type { AccountAmount } from './statement.schemas.ts';
import { waterfallAccounts } from './waterfall-accounts.ts';

/** One account's change, and what all before it and with it come to. Minor units. */
export type WaterfallStep = {
  readonly account: StoreAccount;
  readonly amount: number;
  readonly start: number;
  readonly end: number;
};

export type Waterfall = {
  /** Accounts without a change are left out. */
  readonly steps: readonly WaterfallStep[];
  /** The sum of all steps but what the store collected at its own counter. */
  readonly earnings: number;
  /** The sum of all steps: what is paid out. */
  readonly end: number;
};

/** Turns the changes of a store's accounts into steps that lead from its sales to what is paid out. */
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
