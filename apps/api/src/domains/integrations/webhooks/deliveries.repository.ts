import type { WebhookKind, WebhookState } from '@counter/contract/integrations';
import type { Db, Tx } from '../integrations.tables.ts';

export type NewDelivery = {
  /** The event's store; 0 for a test of a marketplace webhook. */
  readonly storeId: number;
  readonly webhookId: number;
  readonly kind: WebhookKind | 'webhook.test';
  readonly messageId: string;
  readonly body: string;
  readonly createdAt: Date;
};

/** Appends deliveries to their lanes, in order. Call `touchLane` afterwards. */
export async function insertDeliveries(
  tx: Tx,
  deliveries: readonly NewDelivery[],
  replay = false,
): Promise<void> {
  const fresh = { state: 'WAITING' as const, replay, attempts: 0 };
  await tx
    .insertInto('webhookDeliveries')
    .values(deliveries.map((delivery) => ({ ...delivery, ...fresh })))
    .execute();
}

/** Inserts a test that has been sent. Returns its ID. */
export async function insertTest(
  tx: Tx,
  delivery: NewDelivery,
  state: WebhookState,
): Promise<number> {
  const { id } = await tx
    .insertInto('webhookDeliveries')
    .values({ ...delivery, state, replay: false, attempts: 1, firstTriedAt: delivery.createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Finds the oldest waiting delivery in a lane. */
export async function findHead(tx: Tx, storeId: number, webhookId: number) {
  return tx
    .selectFrom('webhookDeliveries')
    .where('webhookId', '=', webhookId)
    .where('storeId', '=', storeId)
    .where('state', '=', 'WAITING')
    .orderBy('id')
    .limit(1)
    .select(['id', 'messageId', 'body', 'attempts', 'firstTriedAt'])
    .executeTakeFirst();
}

type Attempt = {
  readonly at: Date;
  readonly status: number | null;
  readonly answer: string;
  readonly failure: string | null;
  readonly milliseconds: number;
};

export async function insertAttempt(
  tx: Tx,
  of: { readonly storeId: number; readonly deliveryId: number; readonly number: number },
  attempt: Attempt,
): Promise<void> {
  await tx
    .insertInto('webhookAttempts')
    .values({ ...of, ...attempt })
    .execute();
}

export async function updateDelivery(
  tx: Tx,
  { storeId, id }: { readonly storeId: number; readonly id: number },
  change: { readonly state: WebhookState; readonly attempts: number; readonly firstTriedAt: Date },
): Promise<void> {
  await tx
    .updateTable('webhookDeliveries')
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .set(change)
    .execute();
}

const logColumns = [
  'delivery.storeId',
  'delivery.id',
  'delivery.webhookId',
  'delivery.kind',
  'delivery.messageId',
  'delivery.body',
  'delivery.state',
  'delivery.replay',
  'delivery.createdAt',
  'store.name as storeName',
] as const;

function inLog(db: Db | Tx, webhookId: number) {
  return db
    .selectFrom('webhookDeliveries as delivery')
    .leftJoin('published.stores as store', 'store.id', 'delivery.storeId')
    .where('delivery.webhookId', '=', webhookId);
}

/** Finds one page of a webhook's log, newest first. */
export async function findDeliveries(
  db: Db,
  webhookId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  return inLog(db, webhookId)
    .orderBy('delivery.id', 'desc')
    .limit(limit)
    .offset(offset)
    .select(logColumns)
    .execute();
}

export async function countDeliveries(db: Db, webhookId: number): Promise<number> {
  const { deliveries } = await db
    .selectFrom('webhookDeliveries')
    .where('webhookId', '=', webhookId)
    .select((eb) => eb.fn.countAll<number>().as('deliveries'))
    .executeTakeFirstOrThrow();
  return deliveries;
}

/** Finds a delivery of any of an owner's webhooks. `ownerId` 0 is the marketplace. */
export async function findOwnDelivery(db: Db | Tx, ownerId: number, deliveryId: number) {
  return db
    .selectFrom('webhookDeliveries as delivery')
    .innerJoin('webhooks as hook', 'hook.id', 'delivery.webhookId')
    .leftJoin('published.stores as store', 'store.id', 'delivery.storeId')
    .where('delivery.id', '=', deliveryId)
    .where('hook.storeId', '=', ownerId)
    .select(logColumns)
    .select(['hook.name', 'hook.pausedAt'])
    .executeTakeFirst();
}

export async function findAttempts(db: Db | Tx, deliveryIds: readonly number[]) {
  if (deliveryIds.length === 0) return [];
  return db
    .selectFrom('webhookAttempts')
    .where('deliveryId', 'in', deliveryIds)
    .orderBy('deliveryId')
    .orderBy('number')
    .select(['deliveryId', 'at', 'status', 'answer', 'failure', 'milliseconds'])
    .execute();
}
