import { formatMoney } from '@counter/contract/shared';
import type { Work } from '../../platform/events/work.ts';
import { notifyConsumer, type NewsParts } from '../consumers/index.ts';
import type { CardPaymentRow } from './card-payments.repository.ts';

/** Tells a customer that their authorized payment led to no order. They may have left the page. */
export async function notifyRefused(
  parts: NewsParts,
  work: Work,
  { consumerId, amount, currency, createdAt }: CardPaymentRow,
  refusal: string,
): Promise<void> {
  const free = `We released the hold of ${formatMoney(amount, currency)} on your card.`;
  await notifyConsumer(parts, work, {
    consumerId,
    subject: `Your card payment to ${work.scope.storeName}`,
    sentences: [refusal, free],
    askedAt: createdAt,
  });
}
