import { randomBytes } from 'node:crypto';

/** A payment page of the fake Stripe and its payment. */
export type TestPayment = {
  readonly sessionId: string;
  readonly intentId: string;
  readonly reference: string;
  readonly amount: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
  session: 'open' | 'complete' | 'expired';
  intent: 'requires_payment_method' | 'requires_capture' | 'succeeded' | 'canceled';
  refunded: number;
  /** The number of times that Stripe will refuse to capture or refund it. */
  refusals: number;
};

/** A response of Stripe. */
export type Answer = { readonly status: number; readonly body: object };

const refused = (message: string): Answer => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', message } },
});

function isRefused(payment: TestPayment): boolean {
  if (payment.refusals === 0) return false;
  payment.refusals -= 1;
  return true;
}

/** Simulates the payments of Stripe by its own rules. */
export function createStripeMoney(pageOf: (sessionId: string) => string) {
  const payments: TestPayment[] = [];
  const found = (id: string) =>
    payments.find(({ sessionId, intentId }) => sessionId === id || intentId === id);

  const session = (payment: TestPayment): Answer => ({
    status: 200,
    body: {
      id: payment.sessionId,
      object: 'checkout.session',
      status: payment.session,
      url: payment.session === 'open' ? pageOf(payment.sessionId) : null,
      payment_intent: payment.session === 'complete' ? payment.intentId : null,
      client_reference_id: payment.reference,
    },
  });

  const intent = (payment: TestPayment): Answer => ({
    status: 200,
    body: {
      id: payment.intentId,
      object: 'payment_intent',
      status: payment.intent,
      amount: payment.amount,
      latest_charge: { amount_refunded: payment.refunded },
    },
  });

  function open(fields: URLSearchParams): Answer {
    const payment: TestPayment = {
      sessionId: `cs_test_${randomBytes(24).toString('hex')}`,
      intentId: `pi_${randomBytes(12).toString('hex')}`,
      reference: fields.get('client_reference_id') ?? '',
      amount: Number(fields.get('line_items[0][price_data][unit_amount]')),
      successUrl: fields.get('success_url') ?? '',
      cancelUrl: fields.get('cancel_url') ?? '',
      session: 'open',
      intent: 'requires_payment_method',
      refunded: 0,
      refusals: 0,
    };
    payments.push(payment);
    return session(payment);
  }

  function expire(id: string): Answer {
    const payment = found(id);
    if (payment?.session !== 'open') {
      return refused('Only Checkout Sessions with a status in ["open"] can be expired.');
    }
    payment.session = 'expired';
    return session(payment);
  }

  function move(id: string, to: 'succeeded' | 'canceled'): Answer {
    const payment = found(id);
    if (payment && isRefused(payment)) return refused('Your card was declined.');
    if (payment?.intent !== 'requires_capture') {
      return refused(`This PaymentIntent's status is ${payment?.intent ?? 'missing'}.`);
    }
    payment.intent = to;
    return intent(payment);
  }

  function refund(fields: URLSearchParams): Answer {
    const payment = found(fields.get('payment_intent') ?? '');
    const amount = Number(fields.get('amount'));
    if (payment && isRefused(payment)) return refused('Insufficient funds in your account.');
    if (payment?.intent !== 'succeeded' || payment.refunded + amount > payment.amount) {
      return refused('Refund amount is greater than unrefunded amount on charge.');
    }
    payment.refunded += amount;
    return { status: 200, body: { object: 'refund', amount } };
  }

  return {
    payments,
    find: found,
    read: (path: string): Answer => {
      if (path === '/v1/checkout/sessions') {
        const list = { object: 'list', url: path, has_more: false, data: [] };
        return { status: 200, body: list };
      }
      const [, , kind, ...rest] = path.split('/');
      const payment = found(rest.at(-1) ?? '');
      if (!payment) return refused(`No such ${kind}.`);
      return kind === 'checkout' ? session(payment) : intent(payment);
    },
    write: (path: string, fields: URLSearchParams): Answer => {
      if (path === '/v1/checkout/sessions') return open(fields);
      if (path === '/v1/refunds') return refund(fields);
      if (path.startsWith('/v1/checkout/')) return expire(path.split('/').at(-2) ?? '');
      const [, , , id = '', verb] = path.split('/');
      return move(id, verb === 'capture' ? 'succeeded' : 'canceled');
    },
  };
}
