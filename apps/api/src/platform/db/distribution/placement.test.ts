import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/processes/database.ts';
import { canHoldKey, declaredPlaces, placeOf, type Place } from './placement.ts';

type Table = { readonly name: string; readonly hasStoreId: boolean };
type Key = { readonly name: string; readonly from: string; readonly to: string };

/** The keys that the nodes of a distributed database can't check, with what keeps them true there. */
const uncheckedKeys = new Map<string, string>([
  ['card_payments_consumer_id_fkey', 'consumers are never deleted'],
  ['web_orders_consumer_id_fkey', 'consumers are never deleted'],
  ['push_devices_session_id_fkey', 'sessions are ended, and never deleted'],
  ...[
    'consumers_referred_by_fkey',
    'device_accounts_user_id_fkey',
    'email_confirmations_user_id_fkey',
    'factor_resets_decided_by_fkey',
    'factor_resets_user_id_fkey',
    'passkeys_user_id_fkey',
    'password_resets_user_id_fkey',
    'pictures_uploaded_by_fkey',
    'recovery_codes_user_id_fkey',
    'sessions_user_id_fkey',
  ].map((name) => [name, 'users are never deleted'] as const),
]);

describe('table placement', () => {
  let database: TestDatabase;
  let tables: readonly Table[];
  let keys: readonly Key[];

  beforeAll(async () => {
    database = await createTestDatabase();
    const found = await database.pool.query<Table>(`
      select relname as name, exists (
        select from pg_attribute
        where attrelid = pg_class.oid and attname = 'store_id' and not attisdropped
      ) as "hasStoreId"
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`);
    tables = found.rows;
    const foreign = await database.pool.query<Key>(`
      select conname as name, here.relname as "from", there.relname as "to"
      from pg_constraint
      join pg_class here on here.oid = conrelid join pg_class there on there.oid = confrelid
      where contype = 'f' and here.relnamespace = 'public'::regnamespace order by conname`);
    keys = foreign.rows;
  });
  afterAll(async () => database.drop());

  const placeIn = (name: string): Place | undefined =>
    placeOf(name, tables.find((table) => table.name === name)?.hasStoreId ?? false);

  it('is declared for every table without a store', () => {
    expect(tables.filter(({ name }) => placeIn(name) === undefined)).toEqual([]);
  });

  it('is declared only for existing tables', () => {
    const names = tables.map(({ name }) => name);
    expect([...declaredPlaces.keys()].filter((name) => !names.includes(name))).toEqual([]);
  });

  it('leaves only these foreign keys unchecked, each with a reason', () => {
    const unchecked = keys.filter(({ from, to }) => {
      const [here, there] = [placeIn(from), placeIn(to)];
      return here !== undefined && there !== undefined && !canHoldKey(here, there);
    });
    expect(unchecked.map(({ name }) => name)).toEqual([...uncheckedKeys.keys()].toSorted());
  });
});
