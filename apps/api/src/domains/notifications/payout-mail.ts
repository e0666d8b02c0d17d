import { breakdownLines, type PayoutDetail } from '@counter/contract/payouts';
import {
  balanceMoney,
  chosenDateFormat,
  formatMoney,
  writeDay,
  writeShortDay,
  writeWeekday,
} from '@counter/contract/shared';
import { letter, type Mail } from '../../platform/clients/mail/letter.ts';
import { button, type MailPart } from '../../platform/clients/mail/mail-content.ts';
import { usualDates } from '../../platform/kernel/usual-dates.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { OwnerRow } from '../store/index.ts';

type About = Pick<StoreScope, 'storeName' | 'timeZone'> & { readonly publicUrl: string };

/** Builds the mail to an owner that a payout is on its way, with its breakdown and the earnings of each day. */
export function sentPayoutMail(about: About, payout: PayoutDetail, owner: OwnerRow): Mail {
  const { transactionId, payoutAmount, currency } = payout;
  const amount = formatMoney(payoutAmount, currency);
  return letter(owner, `${about.storeName}: ${amount} is on its way to your bank`, [
    `We sent your payout of ${amount} for ${daysOf(about, payout, owner)}. Your bank shows it as ${transactionId}.`,
    sumsOf(payout),
    ...barsOf(payout),
    button('Open the payout', pageOf(about, payout)),
  ]);
}

/** Builds the mail to an owner that the bank returned a payout, and what to do about it. */
export function returnedPayoutMail(about: About, payout: PayoutDetail, owner: OwnerRow): Mail {
  const { payoutAmount, currency, failure } = payout;
  const amount = formatMoney(payoutAmount, currency);
  const reason = failure ? ` ${failure}` : '';
  return letter(owner, `${about.storeName}: your bank returned ${amount}`, [
    `Your bank returned the payout of ${amount} for ${daysOf(about, payout, owner)}.${reason}`,
    `We owe you the ${amount} again and add it to your next payout. Check that the bank account in your settings is right, or the next one may come back too.`,
    button('Check your bank account', `${about.publicUrl}/dashboard/settings/bank-account`),
    { kind: 'link', label: 'Open the payout', url: pageOf(about, payout) },
  ]);
}

function pageOf({ publicUrl }: About, { transactionId }: PayoutDetail): string {
  return `${publicUrl}/dashboard/reports/payouts?payout=${transactionId}`;
}

/** Formats the payout's days in the reader's date format: `Sep 21 to Sep 27, 2026`. */
function daysOf(
  { timeZone }: About,
  { periodStart, periodEnd }: PayoutDetail,
  owner: OwnerRow,
): string {
  const dates = chosenDateFormat(owner, usualDates(timeZone));
  return `${writeShortDay(periodStart, dates)} to ${writeDay(periodEnd, dates)}`;
}

function sumsOf({ breakdown, payoutAmount, currency }: PayoutDetail): MailPart {
  const sums = breakdownLines(breakdown).map(({ name, amount }) => ({
    label: name,
    amount: balanceMoney(amount, currency),
    strong: false,
  }));
  const total = { label: 'Payout', amount: formatMoney(payoutAmount, currency), strong: true };
  return { kind: 'items', items: [], sums: [...sums, total] };
}

/** Builds a bar for each day's earnings, relative to the best day. */
function barsOf({ days, currency }: PayoutDetail): MailPart[] {
  const earned = days.map(({ day, charged, fee }) => ({ day, amount: charged - fee }));
  const best = Math.max(0, ...earned.map(({ amount }) => amount));
  if (best === 0) return [];
  const bars = earned.map(({ day, amount }) => ({
    label: writeWeekday(day),
    percent: Math.round((100 * Math.max(0, amount)) / best),
    value: balanceMoney(amount, currency),
  }));
  return [{ kind: 'bars', title: 'Order earnings by day', bars }];
}
