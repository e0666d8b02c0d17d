import { formatMoney } from '@counter/contract/shared';
import { inTransaction } from '../../platform/db/database.ts';
import { ProblemError, refusedField } from '../../platform/kernel/problem.ts';
import { once } from '../../platform/events/once.ts';
import type { Platform } from '../../platform/platform.ts';
import { CardRefused, type Cards } from '../../platform/clients/stripe/cards.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import type { OrderPlacer } from './card-finishing.service.ts';
import {
  createCardPayment,
  findCardPayment,
  lockCardPayment,
  updateCardPayment,
  type CardPaymentRow,
  type PaymentKey,
} from './card-payments.repository.ts';
import { closeCardCheckout, replaceCardPayments, scheduleClosing } from './closing.service.ts';
import { findBegunPayments, isKeyKnown } from './replacing.repository.ts';

export type CardCheckout = {
  readonly consumerId: number;
  /** The caller's idempotency key: the same key returns the same payment page. */
  readonly key: string;
  readonly request: unknown;
  readonly amount: number;
  /** The URL to return to without paying. */
  readonly leaveUrl: string;
  /** Returns the URL to return to after paying, for a Stripe session id. */
  readonly returnUrl: (sessionId: string) => string;
};

/** Stripe rejects sessions that expire in less than 30 minutes, so add a margin. */
const openForMs = 35 * 60_000;
const minOpenMs = 30 * 60_000;

/** Card companies reject smaller amounts. In minor units. */
const minAmount = 50;

/**
 * Opens a payment page for an order and returns its URL. Nothing is placed or reserved yet: the order is checked again
 * once it is paid. Closes the consumer's other payment pages at the store; if one of them turns out to be paid, returns
 * the URL of its order instead.
 * @throws ProblemError UNAVAILABLE, INVALID_FIELDS (payment), IDEMPOTENCY_KEY_REUSED
 */
export async function openCardCheckout(
  platform: Platform,
  placer: OrderPlacer,
  scope: StoreScope,
  checkout: CardCheckout,
): Promise<string> {
  const cards = cardsOf(platform);
  refuseLittle(scope, checkout.amount);
  const { consumerId, key, request } = checkout;
  if (!(await isKeyKnown(platform.db, scope, { consumerId, key }))) {
    const paid = await closeOthers(platform, placer, scope, checkout);
    if (paid !== undefined) return checkout.returnUrl(paid);
  }
  const call = { caller: `card:${consumerId}`, key, request };
  const { answer } = await platform.act(scope, async (work) =>
    once(work, call, async () => ({ id: await create(work, checkout) })),
  );
  const payment = await findCardPayment(platform.db, { storeId: scope.storeId, id: answer.id });
  if (!payment) throw new Error(`card payment ${answer.id} is gone`);
  const { sessionId, sessionUrl, state } = payment;
  if (state === 'OPEN' && payment.replacedAt !== null) throw replaced();
  if (sessionId === null || sessionUrl === null) {
    return openSession(platform, cards, { payment, checkout, scope });
  }
  // A session that is no longer open was paid or decided: its return page shows the result.
  return state === 'OPEN' ? sessionUrl : checkout.returnUrl(sessionId);
}

/** Closes a consumer's other payment pages. Returns the page that led to an order, if any. */
async function closeOthers(
  platform: Platform,
  placer: OrderPlacer,
  scope: StoreScope,
  { consumerId }: CardCheckout,
): Promise<string | undefined> {
  for (const key of await findBegunPayments(platform.db, scope, consumerId)) {
    const closed = await closeCardCheckout(platform, placer, key).catch(
      unavailable(platform, scope),
    );
    if (closed?.orderId && closed.sessionId !== null) return closed.sessionId;
  }
  return undefined;
}

function replaced(): ProblemError {
  return new ProblemError(
    'IDEMPOTENCY_KEY_REUSED',
    'You have ordered again since, so this payment is over.',
  );
}

/** Returns an error handler that logs a failure of Stripe and throws UNAVAILABLE. */
function unavailable({ log }: Platform, { storeId }: StoreScope): (error: unknown) => never {
  return (error) => {
    log.error({ storeId, err: error }, 'no page for a card payment could be opened');
    throw new ProblemError(
      'UNAVAILABLE',
      "We can't take cards right now. Try again in a moment, or choose another way to pay.",
      { retryAfterSeconds: 10 },
    );
  };
}

function cardsOf({ cards }: Platform): Cards {
  if (cards) return cards;
  throw refusedField('payment', "This store doesn't accept cards. Choose another way to pay.");
}

function refuseLittle({ currency }: StoreScope, amount: number): void {
  if (amount >= minAmount) return;
  throw refusedField(
    'payment',
    `Cards are taken from ${formatMoney(minAmount, currency)} on. Choose another way to pay.`,
  );
}

async function create(work: Work, checkout: CardCheckout): Promise<number> {
  const { consumerId, key, request, amount } = checkout;
  await replaceCardPayments(work, consumerId);
  const id = await createCardPayment(work, {
    consumerId,
    key,
    request,
    amount,
    expiresAt: new Date(work.at.getTime() + openForMs),
  });
  if (id !== undefined) return id;
  throw new ProblemError('IDEMPOTENCY_KEY_REUSED', 'This payment is over. Place the order again.');
}

/** Stripe's placeholder for the session id in the return URL. */
const sessionPlace = '{CHECKOUT_SESSION_ID}';

type Opening = {
  readonly payment: CardPaymentRow;
  readonly checkout: CardCheckout;
  readonly scope: StoreScope;
};

async function openSession(
  platform: Platform,
  cards: Cards,
  { payment, checkout, scope }: Opening,
): Promise<string> {
  const { db, clock } = platform;
  const { storeId, id, amount, currency, expiresAt } = payment;
  if (expiresAt.getTime() - clock.now().getTime() < minOpenMs) {
    throw new ProblemError('IDEMPOTENCY_KEY_REUSED', 'This took too long. Place the order again.');
  }
  const asked = {
    reference: referenceOf(payment),
    amount,
    currency,
    description: `Order at ${scope.storeName}`,
    successUrl: checkout.returnUrl(sessionPlace),
    cancelUrl: checkout.leaveUrl,
    expiresAt,
  };
  const session = await cards
    .openSession(asked, `counter-${storeId}-${id}-session`)
    .catch(unavailable(platform, scope));
  if (session.url === null) throw new CardRefused('A new payment page has no address.');
  const page = { sessionId: session.id, sessionUrl: session.url };
  const isReplaced = await inTransaction(db, async (tx) => {
    const now = await lockCardPayment(tx, payment);
    await updateCardPayment(tx, payment, page);
    if (!now?.replacedAt) return false;
    await scheduleClosing(tx, payment);
    return true;
  });
  if (isReplaced) throw replaced();
  return session.url;
}

/** Returns our reference of a payment at Stripe. */
function referenceOf({ storeId, id }: PaymentKey): string {
  return `${storeId}-${id}`;
}

/** Parses a payment's reference; undefined if it isn't ours. */
export function paymentOfReference(reference: string | null): PaymentKey | undefined {
  const found = /^(?<storeId>\d{1,15})-(?<id>\d{1,15})$/.exec(reference ?? '')?.groups;
  return found && { storeId: Number(found['storeId']), id: Number(found['id']) };
}
