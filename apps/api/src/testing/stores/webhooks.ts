import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  findOperatorWebhooks,
  findStoreDeliveries,
  findStoreWebhooks,
  saveOperatorWebhook,
  saveStoreWebhook,
  webhookMessage,
  type WebhookKind,
} from '@counter/contract/integrations';
import { z } from 'zod/mini';
import { webhookConsumer } from '../../domains/integrations/index.ts';
import { claimDue, drainLane } from '../../domains/integrations/webhooks/send-due.ts';
import {
  createOutcomes,
  webhookFigures,
} from '../../domains/integrations/webhooks/webhook-figures.ts';
import { createEventDispatcher } from '../../platform/events/outbox/event-dispatcher.ts';
import { addUser, testPassword, type TestUser } from './marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from './orders.ts';

/** A received message. */
export type Received = {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
};

/** A status, a redirect target, or no response. */
type Answer = number | { readonly to: string } | 'nothing';

export type Receiver = {
  readonly url: string;
  readonly received: Received[];
  /** Determines the responses to further requests; 200 by default. */
  answers: (call: Received) => Answer;
  close(): void;
};

/** Starts a local webhook receiver. */
async function startReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      const { type, data } = z.parse(webhookMessage, JSON.parse(body));
      const call = { headers: request.headers, body, type, data };
      receiver.received.push(call);
      const answer = receiver.answers(call);
      if (answer === 'nothing') return;
      if (typeof answer === 'number') response.writeHead(answer).end(`answer ${answer}`);
      else response.writeHead(307, { location: answer.to }).end();
    });
  });
  const receiver: Receiver = {
    url: `http://127.0.0.1:${await portOf(server)}/events`,
    received: [],
    answers: () => 200,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
}

/** Starts a server on a free local port. */
export async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port
  return (server.address() as AddressInfo).port;
}

export const webhookProof = { password: testPassword };
export const orderKinds: WebhookKind[] = ['order.placed', 'order.moved'];

/** Opens a market with an operator and a webhook receiver. */
export async function openWebhookMarket() {
  const market = await createTestMarket();
  const operator = await addUser(market.test.platform.db, { operator: true });
  const receiver = await startReceiver();
  const close = async (): Promise<void> => {
    receiver.close();
    await market.test.close();
  };
  return { market, operator, receiver, hooks: webhooksOf(market, receiver), close };
}

export type WebhookMarket = Awaited<ReturnType<typeof openWebhookMarket>>;

/** Helpers for the webhooks of a market's shops, and for the work of the server's processes. */
function webhooksOf(market: TestMarket, { url }: Pick<Receiver, 'url'>) {
  const { platform, database } = market.test;
  const wanted = { name: 'Till', url, kinds: orderKinds, ...webhookProof };

  /** Queues deliveries for pending events, like a process's dispatcher. */
  async function queue(): Promise<void> {
    const { db, log } = platform;
    const timing = { gatherMs: 1, pollMs: 1_000_000 };
    const dispatcher = createEventDispatcher({ db, log, consumers: [webhookConsumer()], timing });
    await dispatcher.poll();
    await dispatcher.close();
  }

  const outcomes = createOutcomes();

  /** Sends due deliveries from every lane. */
  async function send(): Promise<void> {
    const lanes = await claimDue(platform, 100);
    await Promise.all(lanes.map(async (lane) => drainLane({ ...platform, outcomes }, lane)));
  }

  return {
    /** Returns the number of requests so far by outcome. */
    outcomes: () => ({ ...outcomes }),
    /** Reads the database figures of the webhook metrics. */
    figures: async () => {
      const { counter_webhook_calls_total: _calls, ...figures } = webhookFigures(
        platform.db,
        outcomes,
      );
      const read = Object.entries(figures).map(
        async ([name, figure]) => [name, await figure.read()] as const,
      );
      return Object.fromEntries(await Promise.all(read));
    },
    queue,
    send,
    queueAndSend: async () => {
      await queue();
      await send();
    },
    /** Adds a webhook of a shop. */
    add: async ({ store, owner }: TestShop, kinds = orderKinds) => {
      const body = { storeId: store.id, ...wanted, kinds };
      const { id, secret } = await market.ask(saveStoreWebhook, { body }, owner);
      return { id, secret: secret ?? '' };
    },
    /** Adds a webhook of the marketplace. */
    addForAll: async (operator: TestUser) =>
      market.ask(saveOperatorWebhook, { body: wanted }, operator),
    /** Returns the webhooks of a shop. */
    of: async ({ store, owner }: TestShop) => {
      const params = { storeId: String(store.id) };
      return (await market.ask(findStoreWebhooks, { params }, owner)).webhooks;
    },
    ofAll: async (operator: TestUser) =>
      (await market.ask(findOperatorWebhooks, {}, operator)).webhooks,
    /** Returns the delivery log of a shop's webhook, newest first. */
    log: async ({ store, owner }: TestShop, id: number) => {
      const params = { storeId: String(store.id), webhookId: String(id) };
      return (await market.ask(findStoreDeliveries, { params, query: {} }, owner)).content;
    },
    /** Returns the mails about webhooks. */
    mails: async () => {
      const rows = await database.db
        .selectFrom('messages')
        .select(['recipient', 'subject', 'body'])
        .execute();
      return rows.filter(({ subject }) => subject.startsWith('The webhook'));
    },
    /** Deletes all webhooks and mails. */
    clear: async () => {
      for (const table of ['webhookLanes', 'webhookDeliveries', 'webhooks', 'messages'] as const) {
        await database.db.deleteFrom(table).execute();
      }
    },
  };
}

/** Returns the numbers of the received orders, in order. */
export const ordersIn = ({ received }: Receiver): string[] =>
  received.map(({ data }) => String(data['orderNumber']));
