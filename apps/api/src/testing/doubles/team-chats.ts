import { createServer, type IncomingHttpHeaders } from 'node:http';
import {
  chatKinds,
  findTeamChat,
  saveTeamChat,
  type ChatKind,
} from '@counter/contract/integrations';
import type { Stars } from '@counter/contract/feedback';
import type { PayoutStatus } from '@counter/contract/payouts';
import { z } from 'zod/mini';
import { saveReview } from '../../domains/feedback/writing-review.service.ts';
import { chatConsumer, chatTasks } from '../../domains/integrations/index.ts';
import { createEventDispatcher } from '../../platform/events/outbox/event-dispatcher.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import { createTestMarket, type TestShop } from '../stores/orders.ts';
import { portOf, webhookProof } from '../stores/webhooks.ts';

type Answer = {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly text?: string;
};

type Posted = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The raw body. */
  readonly body: string;
  readonly message: unknown;
};

const slackMessage = z.object({ text: z.string() });

/** Starts local Slack and Teams servers, which accept everything unless told otherwise. */
async function startChats() {
  const posted: Posted[] = [];
  let answer: Answer = { status: 200 };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      posted.push({ path, headers, body, message: JSON.parse(body) });
      response.writeHead(answer.status, answer.headers).end(answer.text ?? 'ok');
    });
  });
  const origin = `http://127.0.0.1:${await portOf(server)}`;
  return {
    /** URLs of channels. */
    slack: `${origin}/services/T0/B0/secret-x7Kq`,
    teams: `${origin}/workflows/1/secret-t9Zz`,
    posted,
    /** Returns the sentences sent to Slack, without their links. */
    texts: () =>
      posted.map(({ message }) => z.parse(slackMessage, message).text.replace(/ · <.*$/, '')),
    /** Sets the response of further requests. */
    answer: (next: Answer) => {
      answer = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Opens a market with Slack and Teams channels. */
export async function openChatMarket() {
  const chats = await startChats();
  const market = await createTestMarket();
  const { platform, database } = market.test;

  /** Takes a chat job that is due by the test's clock. */
  async function takeJob() {
    const { rows } = await database.pool.query<{ task: string; payload: unknown }>(
      `with due as (
         select jobs.id, tasks.identifier, jobs.payload from graphile_worker._private_jobs jobs
         join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
         where tasks.identifier like 'integrations.chat%'
           and (jobs.run_at <= $1 or jobs.run_at > now() - interval '1 minute')
         order by jobs.id limit 1)
       delete from graphile_worker._private_jobs jobs using due where jobs.id = due.id
       returning due.identifier as task, due.payload`,
      [market.clock.now()],
    );
    return rows[0];
  }

  return {
    market,
    chats,
    /** Connects a channel. An empty address keeps the current one. */
    connect: async (
      { store, owner }: TestShop,
      address = chats.slack,
      kinds: readonly ChatKind[] = chatKinds,
    ) => {
      const body = { storeId: store.id, address, kinds: [...kinds], ...webhookProof };
      return market.ask(saveTeamChat, { body }, owner);
    },
    stateOf: async ({ store, owner }: TestShop) =>
      market.ask(findTeamChat, { params: { storeId: String(store.id) } }, owner),
    /** Delivers pending events and runs due jobs, like a server process. */
    work: async (): Promise<void> => {
      const { db, log } = platform;
      const timing = { gatherMs: 1, pollMs: 1_000_000 };
      const dispatcher = createEventDispatcher({ db, log, consumers: [chatConsumer()], timing });
      await dispatcher.poll();
      await dispatcher.close();
      const tasks = chatTasks(platform);
      for (let job = await takeJob(); job; job = await takeJob()) {
        await tasks[job.task]?.(job.payload);
      }
    },
    /** Adds a customer's review of an order, and moves a payout. */
    review: async ({ store }: TestShop, orderId: number, rating: Stars) => {
      const scope = await scopeForSystem(platform.db, store.id, 'Test');
      const wish = { orderId, rating, review: 'Maya says: cold.', email: '' };
      await platform.act(scope, (unit) => saveReview(unit, wish));
    },
    movePayout: async ({ store }: TestShop, transactionId: string, status: PayoutStatus) => {
      const scope = await scopeForSystem(platform.db, store.id, 'Test');
      await platform.act(scope, async ({ emit }) =>
        emit({ kind: 'payout.changed', payout: { transactionId, status } }),
      );
    },
    /** Returns the run times of waiting messages. */
    waiting: async () => {
      const { rows } = await database.pool.query<{ run_at: Date }>(
        `select jobs.run_at from graphile_worker._private_jobs jobs
         join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
         where tasks.identifier = 'integrations.chat'`,
      );
      return rows.map(({ run_at }) => run_at);
    },
    /** Deletes all chats, jobs and mails. */
    clear: async () => {
      await database.pool.query('delete from graphile_worker._private_jobs');
      for (const table of ['teamChats', 'messages'] as const) {
        await database.db.deleteFrom(table).execute();
      }
      chats.posted.length = 0;
      chats.answer({ status: 200 });
    },
    close: async () => {
      chats.close();
      await market.test.close();
    },
  };
}

export type ChatMarket = Awaited<ReturnType<typeof openChatMarket>>;
