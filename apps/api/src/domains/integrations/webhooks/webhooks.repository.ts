import type { WebhookKind, WebhookPause } from '@counter/contract/integrations';
import { anyOf } from '../../../platform/db/any-of.ts';
import { sql } from 'kysely';
import type { Owner } from '../in-log.ts';
import type { Db, Tx } from '../integrations.tables.ts';

/** The tables use 0 for the marketplace. */
export const keyOf = (owner: Owner): number => owner ?? 0;

export const ownerOf = (storeId: number): Owner => (storeId === 0 ? null : storeId);

const columns = [
  'storeId',
  'id',
  'name',
  'url',
  'kinds',
  'secret',
  'previousSecret',
  'previousUntil',
  'pausedAt',
  'pauseReason',
  'lastDeliveredAt',
  'failingSince',
  'createdAt',
  'createdBy',
] as const;

export type WebhookRow = Awaited<ReturnType<typeof lockWebhook>> & object;

/** Lists an owner's webhooks by name, each with the number of its waiting events. */
export async function findWebhooks(db: Db, owner: Owner) {
  return db
    .selectFrom('webhooks as hook')
    .where('hook.storeId', '=', keyOf(owner))
    .orderBy(sql`lower(hook.name)`)
    .orderBy('hook.id')
    .select(columns.map((column) => `hook.${column}` as const))
    .select((eb) =>
      eb
        .selectFrom('webhookDeliveries as delivery')
        .whereRef('delivery.webhookId', '=', 'hook.id')
        .where('delivery.state', '=', 'WAITING')
        .select((inner) => inner.fn.countAll<number>().as('waiting'))
        .as('waiting'),
    )
    .execute();
}

/** Finds a webhook of an owner; undefined if the owner doesn't have it. */
export async function findWebhook(db: Db | Tx, owner: Owner, id: number) {
  return db
    .selectFrom('webhooks')
    .where('storeId', '=', keyOf(owner))
    .where('id', '=', id)
    .select(columns)
    .executeTakeFirst();
}

/** Returns a webhook of an owner and locks it until the transaction ends. */
export async function lockWebhook(tx: Tx, owner: Owner, id: number) {
  return tx
    .selectFrom('webhooks')
    .where('storeId', '=', keyOf(owner))
    .where('id', '=', id)
    .select(columns)
    .forUpdate()
    .executeTakeFirst();
}

/** Finds the webhooks that listen to a store: its own and the marketplace's. */
export async function findListeningWebhooks(db: Db | Tx, storeId: number) {
  return db
    .selectFrom('webhooks')
    .where('storeId', 'in', [storeId, 0])
    .orderBy('id')
    .select(['storeId', 'id', 'kinds', 'createdAt', 'pausedAt'])
    .execute();
}

/** Returns those of the stores whose events a webhook listens to: all of them if the marketplace has a webhook. */
export async function findStoresWithWebhook(
  db: Db | Tx,
  storeIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('webhooks')
    .where('storeId', '=', anyOf([...storeIds, 0]))
    .select('storeId')
    .distinct()
    .execute();
  const listening = new Set(rows.map(({ storeId }) => storeId));
  return listening.has(0) ? new Set(storeIds) : listening;
}

export async function countWebhooks(tx: Tx, owner: Owner): Promise<number> {
  const { hooks } = await tx
    .selectFrom('webhooks')
    .where('storeId', '=', keyOf(owner))
    .select((eb) => eb.fn.countAll<number>().as('hooks'))
    .executeTakeFirstOrThrow();
  return hooks;
}

/** Reserves the ID of a new webhook, because its secret is encrypted for that ID. */
export async function takeWebhookId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('webhooks', 'id')) as id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the sequence of webhooks gave no id');
  return row.id;
}

type NewWebhook = {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly kinds: readonly WebhookKind[];
  readonly secret: Buffer;
  readonly createdAt: Date;
  readonly createdBy: string;
};

export async function insertWebhook(tx: Tx, owner: Owner, hook: NewWebhook): Promise<void> {
  await tx
    .insertInto('webhooks')
    .values({ ...hook, storeId: keyOf(owner) })
    .execute();
}

type WebhookChange = {
  readonly name?: string;
  readonly url?: string;
  readonly kinds?: readonly WebhookKind[];
  readonly secret?: Buffer;
  readonly previousSecret?: Buffer | null;
  readonly previousUntil?: Date | null;
  readonly pausedAt?: Date | null;
  readonly pauseReason?: WebhookPause | null;
  readonly lastDeliveredAt?: Date;
  readonly failingSince?: Date | null;
};

export async function updateWebhook(
  tx: Tx,
  owner: Owner,
  id: number,
  change: WebhookChange,
): Promise<void> {
  await tx
    .updateTable('webhooks')
    .where('storeId', '=', keyOf(owner))
    .where('id', '=', id)
    .set(change)
    .execute();
}

/** Deletes a webhook with its log and its waiting deliveries. */
export async function deleteWebhook(tx: Tx, owner: Owner, id: number): Promise<void> {
  await tx.deleteFrom('webhookLanes').where('webhookId', '=', id).execute();
  await tx.deleteFrom('webhookDeliveries').where('webhookId', '=', id).execute();
  await tx
    .deleteFrom('webhooks')
    .where('storeId', '=', keyOf(owner))
    .where('id', '=', id)
    .execute();
}

/** Finds webhooks by ID, whoever owns them. */
export async function findWebhooksById(tx: Tx, ids: readonly number[]) {
  return tx
    .selectFrom('webhooks')
    .where('id', 'in', ids)
    .select(['id', 'storeId', 'name', 'url'])
    .execute();
}
