import { formatMoney } from '@counter/contract/shared';
import { ProblemError } from '../../platform/http/problem.ts';
import { once } from '../../platform/once.ts';
import type { Platform } from '../../platform/platform.ts';
import { CardRefused, type Cards } from '../../platform/stripe/stripe.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/work.ts';
import {
  createCardPayment,
  findCardPayment,
  updateCardPayment,
  type CardPaymentRow,
  type PaymentKey,
} from './card-payments.repository.ts';

export type CardCheckout = {
  readonly consumerId: number;
  /** Of whoever asks: the same one leads to the same payment page. */
  readonly key: string;
  readonly request: unknown;
  readonly amount: number;
  /** Where the customer comes back to who does not pay. */
  readonly checkoutUrl: string;
  /** Where the customer comes back to who has paid, by what the card company calls its page. */
  readonly returnUrl: (sessionId: string) => string;
};

/** Stripe takes no page that is open for less than half an hour; the rest is for being slow. */
const openForMs = 35 * 60_000;
const leastOpenMs = 30 * 60_000;

/** Less than this no card company takes, in minor units. */
const leastAmount = 50;

/**
 * Opens a page on which an order can be paid by card; answers its address. Nothing is placed and nothing
 * held for it meanwhile: the order is looked at again when it is paid.
 * @throws ProblemError UNAVAILABLE, INVALID_FIELDS (payment), IDEMPOTENCY_KEY_REUSED
 */
export async function openCardCheckout(
  platform: Platform,
  scope: StoreScope,
  checkout: CardCheckout,
): Promise<string> {
  const cards = cardsOf(platform);
  refuseLittle(scope, checkout.amount);
  const { consumerId, key, request } = checkout;
  const call = { caller: `card:${consumerId}`, key, request };
  const { answer } = await platform.act(scope, async (work) =>
    once(work, call, async () => ({ id: await create(work, checkout) })),
  );
  const payment = await findCardPayment(platform.db, { storeId: scope.storeId, id: answer.id });
  if (!payment) throw new Error(`card payment ${answer.id} is gone`);
  const { sessionId, sessionUrl, state } = payment;
  if (sessionId === null || sessionUrl === null) {
    return openSession(platform, cards, { payment, checkout, scope });
  }
  // Paid already: where it leads back to is known what became of it.
  return state === 'OPEN' ? sessionUrl : checkout.returnUrl(sessionId);
}

function cardsOf({ cards }: Platform): Cards {
  if (cards) return cards;
  const message = 'Nothing can be paid by card here. Choose another way to pay.';
  throw new ProblemError('INVALID_FIELDS', message, { errors: [{ path: 'payment', message }] });
}

function refuseLittle({ currency }: StoreScope, amount: number): void {
  if (amount >= leastAmount) return;
  const message = `Cards are taken from ${formatMoney(leastAmount, currency)} on. Choose another way to pay.`;
  throw new ProblemError('INVALID_FIELDS', message, { errors: [{ path: 'payment', message }] });
}

async function create(work: Work, checkout: CardCheckout): Promise<number> {
  const { consumerId, key, request, amount } = checkout;
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

/** Where Stripe puts what it calls the page. */
const sessionPlace = '{CHECKOUT_SESSION_ID}';

type Opening = {
  readonly payment: CardPaymentRow;
  readonly checkout: CardCheckout;
  readonly scope: StoreScope;
};

async function openSession(
  { db, clock, log }: Platform,
  cards: Cards,
  { payment, checkout, scope }: Opening,
): Promise<string> {
  const { storeId, id, amount, currency, expiresAt } = payment;
  if (expiresAt.getTime() - clock.now().getTime() < leastOpenMs) {
    throw new ProblemError('IDEMPOTENCY_KEY_REUSED', 'This took too long. Place the order again.');
  }
  const asked = {
    reference: referenceOf(payment),
    amount,
    currency,
    description: `Order at ${scope.storeName}`,
    successUrl: checkout.returnUrl(sessionPlace),
    cancelUrl: checkout.checkoutUrl,
    expiresAt,
  };
  const session = await cards
    .openSession(asked, `counter-${storeId}-${id}-session`)
    .catch((error: unknown) => {
      log.error({ err: error }, 'no page for a card payment could be opened');
      throw new ProblemError(
        'UNAVAILABLE',
        'Cards cannot be taken right now. Try again in a moment, or choose another way to pay.',
        { retryAfterSeconds: 10 },
      );
    });
  if (session.url === null) throw new CardRefused('A new payment page has no address.');
  await updateCardPayment(db, payment, { sessionId: session.id, sessionUrl: session.url });
  return session.url;
}

/** How a payment is called at the card company. */
function referenceOf({ storeId, id }: PaymentKey): string {
  return `${storeId}-${id}`;
}

/** The payment that the card company calls so; undefined for what is not ours. */
export function paymentOfReference(reference: string | null): PaymentKey | undefined {
  const found = /^(?<storeId>\d{1,15})-(?<id>\d{1,15})$/.exec(reference ?? '')?.groups;
  return found && { storeId: Number(found['storeId']), id: Number(found['id']) };
}
