import { createBankFile } from '@counter/contract/payouts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payStore } from '../domains/payouts/index.ts';
import { openVault } from '../platform/db/keys/open-vault.ts';
import { columnsOf, findSealedValues } from '../platform/db/keys/sealed-values.ts';
import { placeOf } from '../platform/kernel/sealed-columns.ts';
import { createVault, type VaultKey, type VaultKeys } from '../platform/kernel/vault.ts';
import { phoneIndexOf } from '../platform/messages/sms/stops.ts';
import { addUser, testPassword } from '../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket } from '../testing/stores/orders.ts';
import { addPaidShop, onStore, sell } from '../testing/stores/payouts.ts';
import { sealedData } from '../wiring.ts';
import { createProgram } from './program.ts';

const june: VaultKey = { id: 'june', key: Buffer.alloc(32, 6) };
const phone = '+12125550188';

let market: TestMarket;
let old: VaultKey;
beforeAll(async () => {
  market = await createTestMarket();
  [old] = market.test.keys;
});
afterAll(async () => market.test.close());

const open = async (...keys: VaultKeys) =>
  openVault(market.test.platform.db, { keys, file: undefined }, sealedData, market.clock.now());

/** Runs the command with keys of the settings. Returns the lines that it wrote. */
async function reseal(...keys: VaultKeys): Promise<string[]> {
  const lines: string[] = [];
  const findKeys = async () => ({ keys, file: undefined });
  const program = createProgram({
    environment: {},
    print: (line) => void lines.push(line),
    onMarketplace: async (work) => work({ ...market.test.platform, findKeys }),
  });
  await program.parseAsync(['reseal'], { from: 'user' });
  return lines;
}

/** Adds people with sealed secrets, without any meaning. */
async function addSecrets(count: number): Promise<void> {
  const { db, vault } = market.test.platform;
  const { id } = await addUser(db);
  await sql`
    insert into users (email, password_hash, full_name, operator, created_at)
    select 'secret' || n || '@example.test', password_hash, full_name, false, created_at
    from users, generate_series(1, ${count}::integer) as n where id = ${id}
  `.execute(db);
  const users = await db
    .selectFrom('users')
    .where('email', 'like', 'secret%')
    .select('id')
    .execute();
  for (const user of users) {
    const totpSecret = vault.seal('JBSWY3DP', `users.totp_secret ${user.id}`);
    await db.updateTable('users').set({ totpSecret }).where('id', '=', user.id).execute();
  }
}

describe('reseal', () => {
  it("leaves nothing that needs the old key, neither payout numbers nor erased customers' numbers", async () => {
    const { db, vault } = market.test.platform;
    const operator = await addUser(db, { operator: true });
    const shop = await addPaidShop(market);
    await sell(shop);
    market.clock.set(new Date('2026-03-09T13:00:00Z'));
    await onStore(market, shop, payStore);
    const body = { format: 'CSV' as const, password: testPassword };
    await market.ask(createBankFile, { body }, operator);
    const stop = {
      phoneMark: phoneIndexOf(vault, phone),
      stoppedAt: market.clock.now(),
      storeIds: [1],
    };
    await db.insertInto('erasedStops').values(stop).execute();
    await addSecrets(1200);

    await open(old);
    await open(june, old);
    await expect(open(june)).rejects.toThrow(`encryption key "${old.id}"`);
    const [sealed, removable] = await reseal(june, old);
    expect(sealed).toMatch(/^Sealed 12\d\d values with "june"\.$/);
    expect(removable).toMatch(`Nothing needs "${old.id}" anymore. Remove it`);
    const again = await reseal(june, old);
    expect(again[0]).toBe('Everything was sealed with "june" already.');

    const after = await open(june);
    const opened = new Set<string>();
    for (const column of columnsOf(sealedData)) {
      const all = { where: sql<boolean>`true`, limit: 2000 };
      for (const { value, place } of await findSealedValues(db, column, all)) {
        expect(after.open(value, place)).not.toBe('');
        opened.add(`${column.table.table}.${column.column}`);
      }
    }
    expect([...opened]).toEqual(
      expect.arrayContaining(['payouts.accountNumber', 'bankDetails.ssn', 'users.totpSecret']),
    );
    expect(after.blindIndexes(phone, 'phone')).toContainEqual(stop.phoneMark);
  });

  it('keeps a damaged value unchanged and reports it', async () => {
    const { db } = market.test.platform;
    const { id } = await addUser(db);
    const totpSecret = createVault([old]).seal('JBSWY3DP', 'elsewhere');
    await db.updateTable('users').set({ totpSecret }).where('id', '=', id).execute();
    await expect(reseal(june, old)).rejects.toThrow('Not everything could be sealed again.');
    const kept = await db
      .selectFrom('users')
      .where('id', '=', id)
      .select('totpSecret')
      .executeTakeFirstOrThrow();
    expect(kept.totpSecret).toEqual(totpSecret);
    await db.updateTable('users').set({ totpSecret: null }).where('id', '=', id).execute();
  });
});

/** Columns of bytes that no key is needed for, beside the hashes, whose names end with it. */
const unsealed = [
  // Sealed with the key that it tells apart.
  'encryption_keys.check_value',
  'message_attachments.content',
  'passkeys.credential_id',
  'passkeys.public_key',
  'storefront_salts.salt',
  'storefront_visitors.visitor',
  'users.passkey_handle',
];

it('covers every database column with sealed values', async () => {
  const { rows } = await sql<{ column: string }>`
    select table_name || '.' || column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea' order by 1
  `.execute(market.test.platform.db);
  const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const sealed = columnsOf(sealedData).map(({ table, column }) =>
    snake(`${table.table}.${column}`),
  );
  const indexes = sealedData.indexes.map(({ table, column }) => snake(`${table}.${column}`));
  const found = rows.map(({ column }) => column).filter((column) => !column.endsWith('_hash'));
  expect(found).toEqual([...sealed, ...indexes, ...unsealed].toSorted());
});

it('binds every value to its table and column', () => {
  for (const { table, column } of columnsOf(sealedData)) {
    expect(placeOf(table, column, 7)).toMatch(/^[a-z_]+\.[a-z_]+ 7$/);
  }
});
