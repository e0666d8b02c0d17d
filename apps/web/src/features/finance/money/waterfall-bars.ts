import { balanceMoney, signedMoney } from '@counter/contract/shared';
import {
  accountLabel,
  waterfallOf,
  type StoreAccount,
  type WaterfallAnswer,
  type WaterfallStep,
} from '@counter/contract/ledger';
import type { LinkProps } from '@tanstack/react-router';
import type { WaterfallBar } from '../../../ui/display/chart/waterfall-bar.ts';
import { text } from './money.text.ts';

/** Returns a link to the entries of an account, or to all of them; undefined without the permission. */
export type LinkTo = (account: StoreAccount | undefined) => LinkProps | undefined;

/** Returns the waterfall's bars of the accounts, with subtotals between them. */
export function barsOf(
  { accounts, currency }: Pick<WaterfallAnswer, 'accounts' | 'currency'>,
  linkTo: LinkTo,
): WaterfallBar[] {
  const { steps, earnings, end } = waterfallOf(accounts);
  const bars = steps.map((step) => barOf(step, currency, linkTo));
  const sum = (label: string, amount: number): WaterfallBar => ({
    label,
    amount,
    text: balanceMoney(amount, currency),
    start: 0,
    end: amount,
    tone: 'sum',
    link: linkTo(undefined),
  });
  const last = sum(text.toYourBank, end);
  // Money collected at the counter is earned but never reaches the bank, so show the earnings before it.
  const counter = steps.findIndex(({ account }) => account === 'collected');
  if (counter === -1) return [...bars, last];
  return [
    ...bars.slice(0, counter),
    sum(text.yourEarnings, earnings),
    ...bars.slice(counter),
    last,
  ];
}

function barOf(
  { account, amount, start, end }: WaterfallStep,
  currency: string,
  linkTo: LinkTo,
): WaterfallBar {
  const isFirst = account === 'sales';
  return {
    label: accountLabel(account),
    amount,
    text: isFirst ? balanceMoney(amount, currency) : signedMoney(amount, currency),
    start,
    end,
    tone: toneOf(account, amount),
    link: linkTo(account),
  };
}

function toneOf(account: StoreAccount, amount: number): WaterfallBar['tone'] {
  if (account === 'sales') return 'first';
  if (account === 'collected') return 'apart';
  return amount < 0 ? 'less' : 'more';
}
