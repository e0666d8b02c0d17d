import type { MailedRhythm } from '@counter/contract/notifications';
import { formatMoney, writeDay, type Period } from '@counter/contract/shared';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { OpenStatement } from '../ledger/index.ts';
import { periodWords } from './performance-sheet.ts';
import type { Sheet } from './sheet-mail.ts';

type About = Pick<StoreScope, 'storeName' | 'currency' | 'dates'> & { readonly publicUrl: string };

type Mailed = {
  readonly rhythm: MailedRhythm;
  readonly period: Period;
  /** False if the files are too large to attach. */
  readonly attached: boolean;
};

/** Builds the mail that a store's statement is attached to. */
export function statementLetter(
  { storeName, currency, dates, publicUrl }: About,
  { rhythm, period, attached }: Mailed,
  { totals, totalElements }: Pick<OpenStatement, 'totals' | 'totalElements'>,
): Sheet {
  const { from, to } = period;
  const when = periodWords({ kind: rhythm, period }, dates);
  const money = (amount: number) => formatMoney(amount, currency);
  return {
    subject: `${storeName}: statement, ${when}`,
    title: `${storeName}: statement, ${when}`,
    paragraphs: [
      ...(totalElements === 0 ? ['No entries.'] : []),
      attached
        ? 'The statement is attached.'
        : 'The statement is too large to attach. Download it below.',
    ],
    facts: [
      [`Balance before ${writeDay(from, dates)}`, money(totals.opening), ''],
      ['Entries', String(totalElements), totalElements === 0 ? '' : money(totals.amount)],
      [`Balance after ${writeDay(to, dates)}`, money(totals.closing), ''],
    ],
    list: null,
    link: {
      label: 'View statement',
      url: `${publicUrl}/dashboard/userFinance?from=${from}&to=${to}`,
    },
    reason: `You get this email because ${storeName} sends its ${rhythm.toLowerCase()} statement to this address.`,
  };
}
