import { formatMoney } from '@counter/contract/shared';
import { queueMail } from '../../platform/messages/mail/queue-mail.ts';
import { letter } from '../../platform/clients/mail/letter.ts';
import { queueSms, type SmsParts } from '../../platform/messages/sms/queue-sms.ts';
import { TextRefused } from '../../platform/clients/sms/refusals.ts';
import type { Work } from '../../platform/events/work.ts';
import { findConsumer } from '../consumers/index.ts';
import type { CardPaymentRow } from './card-payments.repository.ts';

/** Tells a customer whose card was good that nothing was ordered for it: they may have left the page. */
export async function notifyRefused(
  parts: SmsParts,
  { tx, scope, at }: Work,
  { consumerId, amount, currency, createdAt }: CardPaymentRow,
  refusal: string,
): Promise<void> {
  const { storeName } = scope;
  const consumer = await findConsumer(tx, consumerId);
  if (!consumer) return;
  const { name, phone, email } = consumer;
  const subject = `Your card payment to ${storeName}`;
  const free = `We released the hold of ${formatMoney(amount, currency)} on your card.`;
  if (email !== null) {
    const reader = { fullName: name || 'there', email };
    await queueMail(tx, at, letter(reader, subject, [`${storeName}: ${refusal}`, free]));
  } else if (phone !== null) {
    const text = { to: phone, subject, body: `${storeName}: ${refusal} ${free}` };
    const asked = { store: scope, askedAt: createdAt, address: null };
    try {
      await queueSms(parts, tx, at, { kind: 'REPLY', ...text, ...asked });
    } catch (error) {
      // The checkout tells them, too; the payment is decided whether they can be texted or not.
      if (!(error instanceof TextRefused)) throw error;
    }
  }
}
