import { formatMoney } from '@counter/contract/shared';
import { letter } from '../../platform/clients/mail/letter.ts';
import { button } from '../../platform/clients/mail/mail-content.ts';
import { queueMail } from '../../platform/messages/mail/queue-mail.ts';
import type { Work } from '../../platform/events/work.ts';
import { findOperators } from '../auth/index.ts';
import type { CardPaymentRow } from './card-payments.repository.ts';
import { countGivenUpSince } from './given-up.repository.ts';

/** While Stripe is down many payments are given up; one mail per hour is enough. */
const quietMs = 60 * 60_000;

/** Mails operators that a payment was given up, unless they were mailed recently. */
export async function mailOperators(
  { tx, scope: { storeName }, at }: Work,
  { amount, currency, failure }: CardPaymentRow,
  publicUrl: string,
): Promise<void> {
  if ((await countGivenUpSince(tx, new Date(at.getTime() - quietMs))) > 1) return;
  const money = formatMoney(amount, currency);
  for (const operator of await findOperators(tx)) {
    const mail = letter(operator, `A card payment at ${storeName} failed`, [
      `We couldn't charge or refund ${money} on a customer's card at ${storeName}: ${failure ?? ''}`,
      "We won't retry automatically. Check Stripe for a problem, then retry here:",
      button('Open the payment', `${publicUrl}/operator/payouts`),
    ]);
    await queueMail(tx, at, mail);
  }
}
