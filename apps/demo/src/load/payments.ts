import type { Random } from '../random.ts';
import type { Draft } from './past-order.ts';

/** The share of pickup orders paid at the counter. */
const counterShare = 0.12;

/** Marks some orders as paid at the counter. */
export function withPayments(drafts: readonly Draft[], random: Random): Draft[] {
  return drafts.map((draft) =>
    draft.deliveryMethod === 'PICKUP' && random.chance(counterShare)
      ? { ...draft, payment: 'AT_COUNTER' }
      : draft,
  );
}
