import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Stripe } from 'stripe';
import { systemClock } from '../../platform/kernel/clock.ts';
import type { StripeConfig } from '../../platform/clients/stripe/stripe.ts';
import { paymentPage } from './stripe-page.ts';
import { createStripeMoney, type Answer, type TestPayment } from './stripe-money.ts';

/** A failure of Stripe: drops the connection before or after processing, never responds, or is busy. */
type Trouble = 'break off' | 'do and break off' | 'silent' | 'busy' | null;

export type TestStripe = {
  readonly config: StripeConfig;
  readonly payments: readonly TestPayment[];
  /** Pays a payment on its page, which authorizes the money. */
  pay(payment: TestPayment): void;
  /** Closes the page before anyone has paid. */
  expire(payment: TestPayment): void;
  /** Ends the authorization before the money is captured. */
  lose(payment: TestPayment): void;
  /** Sets the failure of further requests: of all writes, or of everything. */
  trouble(kind: Trouble): void;
  /** Returns the webhook call that Stripe would make for a payment. */
  eventOf(type: string, payment: TestPayment, at: Date): { payload: string; signature: string };
  stop(): Promise<void>;
};

type Options = {
  readonly port?: number;
  /** The URL of its webhook calls; without it, none are made. */
  readonly webhook?: string;
};

const busy: Answer = {
  status: 503,
  body: { error: { type: 'api_error', message: 'Try again later.' } },
};

/** Starts a local Stripe with its own payment page. It moves no money. */
export async function startStripe({ port = 0, webhook }: Options = {}): Promise<TestStripe> {
  const known = new Map<string, { readonly asked: string; readonly answer: Answer }>();
  const config = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', api: '' };
  const money = createStripeMoney((sessionId) => `${config.api}/pay/${sessionId}`);
  let troubled: Trouble = null;

  function write(path: string, text: string, key: string | undefined): Answer {
    if (key === undefined) return money.write(path, new URLSearchParams(text));
    const before = known.get(key);
    if (before && before.asked !== path + text) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.';
      return { status: 400, body: { error: { type: 'idempotency_error', message } } };
    }
    const answer = before?.answer ?? money.write(path, new URLSearchParams(text));
    known.set(key, { asked: path + text, answer });
    return answer;
  }

  async function call(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const text = await textOf(request);
    if (pathname.startsWith('/pay/')) {
      const payment = money.find(pathname.slice('/pay/'.length));
      const notify = async (paid: TestPayment) => tell(paid, 'checkout.session.completed');
      await paymentPage({ request, response, text, payment, pay, notify });
      return;
    }
    if (troubled === 'silent') return void request.socket.destroy();
    if (troubled === 'busy') return json(response, busy);
    if (request.method === 'GET') return json(response, money.read(pathname));
    if (troubled === 'break off') return void request.socket.destroy();
    const answer = write(pathname, text, request.headers['idempotency-key']?.toString());
    if (troubled) return void request.socket.destroy();
    return json(response, answer);
  }

  function pay(payment: TestPayment): void {
    payment.session = 'complete';
    payment.intent = 'requires_capture';
  }

  function eventOf(type: string, payment: TestPayment, at: Date) {
    const { reference } = payment;
    const named = type.startsWith('payment_intent.')
      ? { id: payment.intentId, object: 'payment_intent', metadata: { reference } }
      : { id: payment.sessionId, object: 'checkout.session', client_reference_id: reference };
    const payload = JSON.stringify({
      id: `evt_${payment.sessionId}`,
      type,
      data: { object: named },
    });
    const timestamp = Math.floor(at.getTime() / 1000);
    const signed = { payload, secret: config.webhookSecret, timestamp };
    return { payload, signature: Stripe.webhooks.generateTestHeaderString(signed) };
  }

  async function tell(payment: TestPayment, type: string): Promise<void> {
    if (!webhook) return;
    const { payload: body, signature } = eventOf(type, payment, systemClock.now());
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    // oxlint-disable-next-line eslint/no-restricted-globals -- as Stripe would
    await fetch(webhook, { method: 'POST', headers, body });
  }

  const server = createServer((request, response) => void call(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  config.api = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    config,
    payments: money.payments,
    pay,
    expire: (payment) => void (payment.session = 'expired'),
    lose: (payment) => void (payment.intent = 'canceled'),
    trouble: (kind) => void (troubled = kind),
    eventOf,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) if (Buffer.isBuffer(part)) parts.push(part);
  return Buffer.concat(parts).toString();
}

function json(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
