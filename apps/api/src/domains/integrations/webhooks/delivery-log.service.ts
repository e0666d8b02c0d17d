import { randomUUID } from 'node:crypto';
import { deliveryPageSize, testKind, type WebhookDelivery } from '@counter/contract/integrations';
import { inTransaction } from '../../../platform/db/database.ts';
import { notFound, ProblemError } from '../../../platform/kernel/problem.ts';
import type { Platform } from '../../../platform/platform.ts';
import { inLogOf, type Author, type Owner } from '../in-log.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { auditWebhook } from './audit-webhook.ts';
import {
  countDeliveries,
  findAttempts,
  findDeliveries,
  findOwnDelivery,
  insertAttempt,
  insertDeliveries,
  insertTest,
} from './deliveries.repository.ts';
import { touchLane } from './lanes.repository.ts';
import { sendOnce } from './send.ts';
import { findWebhook, keyOf } from './webhooks.repository.ts';

type Row = Awaited<ReturnType<typeof findDeliveries>>[number];

/**
 * Returns one page of a webhook's deliveries; the first page is 0.
 * @throws ProblemError NOT_FOUND
 */
export async function listDeliveries(
  db: Db,
  owner: Owner,
  { webhookId, page }: { readonly webhookId: number; readonly page: number },
): Promise<{ content: WebhookDelivery[]; totalElements: number }> {
  if (!(await findWebhook(db, owner, webhookId))) throw notFound('webhook');
  const window = { limit: deliveryPageSize, offset: page * deliveryPageSize };
  const rows = await findDeliveries(db, webhookId, window);
  return {
    content: await withAttempts(db, rows),
    totalElements: await countDeliveries(db, webhookId),
  };
}

async function withAttempts(db: Db, rows: readonly Row[]): Promise<WebhookDelivery[]> {
  const attempts = await findAttempts(
    db,
    rows.map(({ id }) => id),
  );
  const byDelivery = Map.groupBy(attempts, ({ deliveryId }) => deliveryId);
  return rows.map(({ storeId, storeName, webhookId: _webhook, createdAt, ...row }) => ({
    ...row,
    store: storeName === null ? null : { id: storeId, name: storeName },
    createdAt: createdAt.toISOString(),
    attempts: (byDelivery.get(row.id) ?? []).map(({ deliveryId: _delivery, at, ...attempt }) => ({
      ...attempt,
      at: at.toISOString(),
    })),
  }));
}

/**
 * Sends a test at once, even while the webhook is paused, and returns the response.
 * @throws ProblemError NOT_FOUND
 */
export async function sendTest(
  platform: Pick<Platform, 'db' | 'poster' | 'vault' | 'clock'>,
  owner: Owner,
  webhookId: number,
): Promise<WebhookDelivery> {
  const { db, clock } = platform;
  const hook = await findWebhook(db, owner, webhookId);
  if (!hook) throw notFound('webhook');
  const createdAt = clock.now();
  const messageId = `test_${randomUUID()}`;
  const data = { message: 'Your webhook works.' };
  const body = JSON.stringify({ type: testKind, timestamp: createdAt.toISOString(), data });
  const result = await sendOnce(platform, hook, { messageId, body });
  const storeId = keyOf(owner);
  const sent = { storeId, webhookId, kind: testKind, messageId, body, createdAt } as const;
  const id = await inTransaction(db, async (tx) => {
    const deliveryId = await insertTest(tx, sent, result.failure === null ? 'DELIVERED' : 'FAILED');
    await insertAttempt(tx, { storeId, deliveryId, number: 1 }, { ...result, at: createdAt });
    return deliveryId;
  });
  const row = await findOwnDelivery(db, storeId, id);
  if (!row) throw notFound('webhook');
  const { name: _name, pausedAt: _paused, ...delivery } = row;
  const [answer] = await withAttempts(db, [delivery]);
  if (!answer) throw notFound('webhook');
  return answer;
}

/**
 * Queues a delivery again, behind the waiting ones, with the same message ID.
 * @throws ProblemError NOT_FOUND, CONFLICT for a waiting delivery, a test, or a paused webhook
 */
export async function replayDelivery(
  platform: Pick<Platform, 'db' | 'act' | 'clock'>,
  author: Author,
  owner: Owner,
  deliveryId: number,
): Promise<number> {
  return inLogOf(platform, author, owner, async (work) => {
    const { tx, at } = work;
    const found = await findOwnDelivery(tx, keyOf(owner), deliveryId);
    if (!found) throw notFound('delivery');
    const refusal = whyNoReplay(found);
    if (refusal !== undefined) throw new ProblemError('CONFLICT', refusal);
    const { storeId, webhookId, kind, messageId, body, name } = found;
    const again = { storeId, webhookId, kind, messageId, body, createdAt: at };
    await insertDeliveries(tx, [again], true);
    await touchLane(tx, { storeId, webhookId }, at);
    auditWebhook(work, 'replay', { entityId: webhookId, subject: name, after: { messageId } });
    return deliveryId;
  });
}

function whyNoReplay({
  kind,
  state,
  pausedAt,
}: Pick<WebhookDelivery, 'kind' | 'state'> & { readonly pausedAt: Date | null }) {
  if (kind === testKind) return 'This was a test. Send another one instead.';
  if (state === 'WAITING') return 'This event still waits. It is sent in its turn.';
  return pausedAt ? 'This webhook is paused. Resume it first.' : undefined;
}
