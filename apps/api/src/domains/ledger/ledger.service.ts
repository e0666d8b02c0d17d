import {
  isBalanced,
  postingsOfCancellation,
  postingsOfCollected,
  postingsOfOrder,
  postingsOfRefund,
  storeAmountOf,
  type EarnedAmounts,
  type EntryKind,
  type Posting,
} from '@counter/contract/ledger';
import { chargedOf, type OrderPayment } from '@counter/contract/orders';
import { dayAt } from '@counter/contract/shared';
import type { Work } from '../../platform/events/work.ts';
import { createEntry, createReversal, findEarned, lockLedgerHead } from './ledger.repository.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';

export type NewEntry = {
  readonly kind: EntryKind;
  /** The order of the entry and the store day on which it was placed. */
  readonly order: { readonly id: number; readonly placedDay: string } | null;
  /** The reference that people see: an order number or a transaction ID. */
  readonly reference: string;
  /** A note for people; may be empty. */
  readonly note: string;
  readonly postings: readonly Posting[];
};

/**
 * Adds an entry to the store's books, in the transaction of its cause. Call it last, because it locks the books.
 * Returns its number.
 * @throws RangeError if the postings do not balance
 */
export async function postEntry(work: Work, entry: NewEntry): Promise<number> {
  const { kind, order, reference, note, postings } = entry;
  if (!isBalanced(postings)) {
    throw new RangeError(`The postings of ${kind} ${reference} do not balance.`);
  }
  return createEntry(work, {
    kind,
    reference,
    note,
    postings,
    day: dayAt(work.at, work.scope.timeZone),
    orderId: order?.id ?? null,
    orderDay: order?.placedDay ?? null,
    amount: storeAmountOf(postings),
  });
}

/** The facts of an order that its entries need. */
export type BookedOrder = EarnedAmounts & {
  readonly id: number;
  readonly orderNumber: string;
  readonly placedDay: string;
  readonly payment: OrderPayment;
};

/** Posts the earnings of a completed order, and what the store collected itself. */
export async function postOrder(work: Work, order: BookedOrder): Promise<void> {
  await postEntry(work, {
    kind: 'ORDER',
    order,
    reference: order.orderNumber,
    note: '',
    postings: postingsOfOrder(order),
  });
  await postCollected(work, order, chargedOf(order));
}

/**
 * Reverses the entries of a completion on the day on which they counted, so that the day adds up as before.
 * @throws ProblemError CONFLICT if a payout covers that day
 */
export async function reverseOrder(
  work: Work,
  { id, orderNumber }: Pick<BookedOrder, 'id' | 'orderNumber'>,
): Promise<void> {
  const { closedThrough } = await lockLedgerHead(work.tx, work.scope.storeId);
  for (const entry of await findEarned(work, id)) {
    if (closedThrough !== null && entry.day <= closedThrough) {
      const why = 'A payout already includes it. Cancel the order instead.';
      throw new ProblemError('CONFLICT', `Order ${orderNumber} stays completed. ${why}`);
    }
    await createReversal(work, entry);
  }
}

/**
 * Posts a refund of a completed order, from the store's own till if the order was paid there. `refunded` is the sum of
 * earlier refunds.
 */
export async function postRefund(
  work: Work,
  order: BookedOrder & { readonly refunded: number },
  amount: number,
  note: string,
): Promise<void> {
  await postEntry(work, {
    kind: 'REFUND',
    order,
    reference: order.orderNumber,
    note,
    postings: postingsOfRefund(order, amount),
  });
  await postCollected(work, order, -amount);
}

async function postCollected(work: Work, order: BookedOrder, amount: number): Promise<void> {
  if (order.payment !== 'AT_COUNTER' || amount === 0) return;
  await postEntry(work, {
    kind: 'COLLECTED',
    order,
    reference: order.orderNumber,
    note: amount < 0 ? 'Given back at the counter' : '',
    postings: postingsOfCollected(amount),
  });
}

/** Posts the cancellation of a completed order: refunds what is left of it and its delivery fee. */
export async function postCancellation(
  work: Work,
  order: BookedOrder & { readonly refunded: number },
  amount: number,
  note: string,
): Promise<void> {
  const postings = postingsOfCancellation(order, amount);
  if (postings.length === 0) return;
  await postEntry(work, { kind: 'REFUND', order, reference: order.orderNumber, note, postings });
  await postCollected(work, order, -amount);
}
