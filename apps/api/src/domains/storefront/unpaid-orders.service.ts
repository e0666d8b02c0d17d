import { unpaidSetting } from '@counter/contract/settings';
import { formatMoney } from '@counter/contract/shared';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import {
  checkCode,
  readRecipient,
  redeemCode,
  sendCode,
  type CodeSubject,
  type TypedCode,
} from '../consumers/index.ts';
import { sumOpenUnpaid } from '../orders/index.ts';
import { findSettings } from '../store/index.ts';
import type { ConsumerSession } from '../../platform/tenancy/sessions.ts';

type Shopper = Pick<ConsumerSession, 'consumerId' | 'phone' | 'email' | 'deviceHash'>;

/** Returns the subject of the code with which a consumer confirms an order at a store. */
function orderCodeSubject(
  { consumerId, phone, email }: Shopper,
  { storeId }: Pick<StoreScope, 'storeId'>,
): CodeSubject {
  const to = readRecipient(phone ?? email ?? '');
  return { to, purpose: 'ORDER', about: `${storeId} ${consumerId}` };
}

/** Sends a consumer the code to confirm an order. @throws ProblemError as `sendCode` does */
export async function sendOrderCode(
  platform: Platform,
  scope: StoreScope,
  { consumer, address }: { readonly consumer: Shopper; readonly address: string },
) {
  return sendCode(platform, orderCodeSubject(consumer, scope), { store: scope, address });
}

/** A typed code, or the reason it is invalid; null if none was typed. */
export type Confirmation = TypedCode | ProblemError | null;

/**
 * Checks a typed code before the order is placed, so that a wrong one counts as an attempt whatever happens to the
 * order. A used code must not fail here, because a repeated request still returns its order.
 */
export async function readConfirmation(
  platform: Platform,
  scope: StoreScope,
  { consumer, code }: { readonly consumer: Shopper; readonly code: string | undefined },
): Promise<Confirmation> {
  if (code === undefined) return null;
  try {
    return await checkCode(platform, orderCodeSubject(consumer, scope), code);
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
}

type Unpaid = {
  readonly consumer: Shopper;
  readonly phone: string;
  /** The order's total. */
  readonly total: number;
  readonly confirmation: Confirmation;
};

/**
 * Checks an order paid at the handover against the store's limits for unpaid orders.
 * @throws ProblemError TOO_MANY_OPEN_ORDERS, CONFIRMATION_NEEDED, WRONG_CODE
 */
export async function checkUnpaid(
  { tx, scope, at }: Work,
  { consumer, phone, total, confirmation }: Unpaid,
): Promise<void> {
  const { consumerId, deviceHash } = consumer;
  const limits = await findSettings(tx, scope, unpaidSetting.fields);
  const open = await sumOpenUnpaid(tx, scope, { phone, consumerId, deviceHash });
  const money = (sum: number): string => formatMoney(sum, scope.currency);
  if (open.count >= limits.maxOpenOrders) {
    const orders = open.count === 1 ? 'an open order' : `${open.count} open orders`;
    throw new ProblemError(
      'TOO_MANY_OPEN_ORDERS',
      `You have ${orders} to pay at ${scope.storeName}. Wait until one is finished, then order again.`,
    );
  }
  if (open.value + total > limits.maxOpenValue) {
    const [sum, limit] = [open.value + total, limits.maxOpenValue].map(money);
    throw new ProblemError(
      'TOO_MANY_OPEN_ORDERS',
      `${scope.storeName} takes up to ${limit} of orders that aren't paid yet, and yours would come to ${sum}. Order less, or wait until an order is finished.`,
    );
  }
  if (total <= limits.confirmAbove) return;
  if (confirmation === null) {
    throw new ProblemError(
      'CONFIRMATION_NEEDED',
      `Confirm this order with a code: ${scope.storeName} asks for one above ${money(limits.confirmAbove)}.`,
    );
  }
  if (confirmation instanceof ProblemError) throw confirmation;
  await redeemCode(tx, confirmation, at);
}
