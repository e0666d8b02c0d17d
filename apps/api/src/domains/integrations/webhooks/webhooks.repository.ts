import type { WebhookKind, WebhookPause } from '@counter/contract/integrations';
import { anyOf } from '../../../platform/db/any-of.ts';
import { sql } from 'kysely';
import type { Owner } from '../in-log.ts';
import type { Db, Tx } from '../integrations.tables.ts';

/** In the tables, 0 stands for the marketplace. */
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

/** Lists the webhooks of an owner by name, each with the number of events that wait. */
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

/** A webhook of an owner; undefined if it has none by that id. */
export async function findWebhook(db: Db | Tx, owner: Owner, id: number) {
  return db
    .selectFrom('webhooks')
    .where('storeId', '=', keyOf(owner))
    .where('id', '=', id)
    .select(columns)
    .executeTakeFirst();
}

/** The same, held until the transaction ends. */
export async function lockWebhook(tx: Tx, owner: Owner, id: number) {
  return tx
    .selectFrom('webhooks')
    .where('storeId', '=', keyOf(owner))
    .where('id', '=', id)
    .select(columns)
    .forUpdate()
    .executeTakeFirst();
}

/** The webhooks that hear of a store: its own and the marketplace's. */
export async function findListeningWebhooks(db: Db | Tx, storeId: number) {
  return db
    .selectFrom('webhooks')
    .where('storeId', 'in', [storeId, 0])
    .orderBy('id')
    .select(['storeId', 'id', 'kinds', 'createdAt', 'pausedAt'])
    .execute();
}

/** Returns those of some stores whose events a webhook hears: all of them while the marketplace has one. */
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

/** Takes the id of a webhook to be, which its secret is sealed for. */
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

/** Removes a webhook with its log and what waits. */
export async function deleteWebhook(tx: Tx, owner: Owner, id: number): Promise<void> {
  await tx.deleteFrom('webhookLanes').where('webhookId', '=', id).execute();
  await tx.deleteFrom('webhookDeliveries').where('webhookId', '=', id).execute();
  await tx
    .deleteFrom('webhooks')
    .where('storeId', '=', keyOf(owner))
    .where('id', '=', id)
    .execute();
}

/** Returns webhooks by their numbers, whoever owns them. */
export async function findWebhooksById(tx: Tx, ids: readonly number[]) {
  return tx
    .selectFrom('webhooks')
    .where('id', 'in', ids)
    .select(['id', 'storeId', 'name', 'url'])
    .execute();
}
