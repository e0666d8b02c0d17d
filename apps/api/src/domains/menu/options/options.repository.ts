import { sql } from 'kysely';
import type { KeptChoice, OptionGroupRequest } from '@counter/contract/menu';
import type { Db, Tx, Work } from '../menu.tables.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { changeOf, stampOf } from '../../../platform/events/work.ts';
import { choices } from '../menu.repository.ts';

export type OptionGroupRow = {
  readonly id: number;
  readonly storeId: number;
  readonly name: string;
  readonly minimum: number;
  readonly maximum: number;
  readonly choices: readonly KeptChoice[];
  readonly products: readonly { readonly id: number; readonly name: string }[];
  readonly olVersion: number;
  readonly changedBy: string;
  readonly changedAt: Date;
};

const products = (storeId: number) => sql`
  (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name)
      order by lower(p.name), p.id), '[]')
  from product_option_groups pg join products p on p.store_id = pg.store_id and p.id = pg.product_id
  where pg.store_id = ${storeId} and pg.option_group_id = g.id and p.deleted_at is null)`;

const selectGroups = ({ storeId }: StoreScope) => sql`
  select g.id, g.store_id, g.name, g.minimum, g.maximum, ${choices(storeId)} as choices,
    ${products(storeId)} as products, g.version as ol_version, g.changed_by,
    g.changed_at
  from option_groups g
  where g.store_id = ${storeId} and g.deleted_at is null`;

/** Finds the store's option groups by name. */
export async function findOptionGroupRows(
  db: Db | Tx,
  scope: StoreScope,
): Promise<OptionGroupRow[]> {
  const { rows } = await sql<OptionGroupRow>`
    ${selectGroups(scope)} order by lower(g.name), g.id`.execute(db);
  return rows;
}

/** Locks a group of the store until the transaction ends and returns its current state. */
export async function lockOptionGroup(
  tx: Tx,
  scope: StoreScope,
  id: number,
): Promise<OptionGroupRow | undefined> {
  // Reads the choices in a second statement, because a statement that waits for a lock still sees the old ones.
  await tx
    .selectFrom('optionGroups')
    .where('storeId', '=', scope.storeId)
    .where('id', '=', id)
    .select('id')
    .forUpdate()
    .execute();
  const { rows } = await sql<OptionGroupRow>`${selectGroups(scope)} and g.id = ${id}`.execute(tx);
  return rows[0];
}

type GroupFields = Pick<OptionGroupRequest, 'name' | 'minimum' | 'maximum'>;

/** Inserts a group without choices. Returns its ID. */
export async function createOptionGroup(
  { tx, scope, at }: Work,
  { name, minimum, maximum }: GroupFields,
): Promise<number> {
  const { id } = await tx
    .insertInto('optionGroups')
    .values({
      storeId: scope.storeId,
      name,
      minimum,
      maximum,
      ...stampOf({ scope, at }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Updates a group's fields, if any, and records the author and time of the change. */
export async function updateOptionGroup(
  { tx, scope, at }: Work,
  id: number,
  fields: Partial<GroupFields> & { readonly deletedAt?: Date } = {},
): Promise<void> {
  await tx
    .updateTable('optionGroups')
    .where('storeId', '=', scope.storeId)
    .where('id', '=', id)
    .set({
      ...fields,
      ...changeOf({ scope, at }),
    })
    .execute();
}

/** Replaces a group's choices, in the given order. Choices that are left out are deleted. */
export async function replaceChoices(
  { tx, scope, at }: Work,
  groupId: number,
  given: OptionGroupRequest['choices'],
): Promise<void> {
  const placed = JSON.stringify(given.map((choice, index) => ({ ...choice, place: index + 1 })));
  const here = sql`o.store_id = ${scope.storeId} and o.option_group_id = ${groupId}
    and o.deleted_at is null`;
  await sql`
    with given as materialized (
      select * from jsonb_to_recordset(${placed}::jsonb) as given (
        id bigint, name text, price bigint, available boolean, place integer)
    ), kept as (
      update option_choices o set name = given.name, price = given.price, place = given.place,
        available = given.available,
        unavailable_until = case when given.available then null else o.unavailable_until end
      from given where ${here} and o.id = given.id
    ), left_out as (
      update option_choices o set deleted_at = ${at}
      where ${here} and o.id not in (select id from given)
    )
    insert into option_choices (store_id, option_group_id, name, price, available, place)
    select ${scope.storeId}::bigint, ${groupId}::bigint, name, price, available, place
    from given where id = 0 order by place`.execute(tx);
}

/** Returns the ID of a choice's group. */
export async function findGroupOfChoice(
  tx: Tx,
  { storeId }: StoreScope,
  choiceId: number,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('optionChoices')
    .where('storeId', '=', storeId)
    .where('id', '=', choiceId)
    .where('deletedAt', 'is', null)
    .select('optionGroupId')
    .executeTakeFirst();
  return row?.optionGroupId;
}

export async function updateChoiceWord(
  tx: Tx,
  { storeId }: StoreScope,
  choiceId: number,
  word: { readonly available: boolean; readonly unavailableUntil: Date | null },
): Promise<void> {
  await tx
    .updateTable('optionChoices')
    .where('storeId', '=', storeId)
    .where('id', '=', choiceId)
    .set({ available: word.available, unavailableUntil: word.unavailableUntil })
    .execute();
}
