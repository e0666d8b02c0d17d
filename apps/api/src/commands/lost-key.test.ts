import { createBankFile, downloadBankFile } from '@counter/contract/payouts';
import { saveStoreWebhook } from '@counter/contract/integrations';
import { findCompanyInfo } from '@counter/contract/settings';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payStore } from '../domains/payouts/index.ts';
import { openVault } from '../platform/db/keys/open-vault.ts';
import { columnsOf, findSealedValues } from '../platform/db/keys/sealed-values.ts';
import { createVault, type VaultKey, type VaultKeys } from '../platform/kernel/vault.ts';
import { phoneIndexOf } from '../platform/messages/sms/stops.ts';
import { addUser, testPassword, type TestUser } from '../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../testing/stores/orders.ts';
import { addPaidShop, onStore, sell, sendBankAccount } from '../testing/stores/payouts.ts';
import { createShopping } from '../testing/stores/web-shopping.ts';
import { webhookProof } from '../testing/stores/webhooks.ts';
import { keyLossHandlers, sealedData } from '../wiring.ts';
import { createProgram } from './program.ts';

const june: VaultKey = { id: 'june', key: Buffer.alloc(32, 6) };

let market: TestMarket;
let old: VaultKey;
let operator: TestUser;
let shop: TestShop;
let shopper: string;
beforeAll(async () => {
  market = await createTestMarket();
  [old] = market.test.keys;
  const { db, vault } = market.test.platform;
  operator = await addUser(db, { operator: true });
  shop = await addPaidShop(market);
  await sell(shop);
  shopper = await createShopping(market).byPhone();
  await createShopping(market).place(shop, shopper);
  const hook = { name: 'Till', url: 'https://till.example.test/', kinds: ['order.placed'] };
  const body = { storeId: shop.store.id, ...hook, ...webhookProof };
  await market.ask(saveStoreWebhook, { body: { ...body, kinds: ['order.placed'] } }, shop.owner);
  market.clock.set(new Date('2026-03-09T13:00:00Z'));
  await onStore(market, shop, payStore);
  const file = { format: 'CSV' as const, password: testPassword };
  await market.ask(createBankFile, { body: file }, operator);
  const phoneMark = phoneIndexOf(vault, '+12125550188');
  const stop = { phoneMark, stoppedAt: market.clock.now(), storeIds: [1] };
  await db.insertInto('erasedStops').values(stop).execute();
  // Afterwards, as it would be asked for a code.
  await db
    .updateTable('users')
    .where('id', '=', operator.id)
    .set({
      totpSecret: vault.seal('JBSWY3DP', `users.totp_secret ${operator.id}`),
      totpConfirmedAt: market.clock.now(),
      secondFactorAt: market.clock.now(),
    })
    .execute();
  await open(old);
});
afterAll(async () => market.test.close());

const open = async (...keys: VaultKeys) =>
  openVault(market.test.platform.db, { keys, file: undefined }, sealedData, market.clock.now());

/** Runs the command with keys of the settings. Returns what it wrote. */
async function run(keys: VaultKeys, ...words: readonly string[]): Promise<string> {
  const lines: string[] = [];
  const program = createProgram({
    environment: {},
    print: (line) => void lines.push(line),
    onMarketplace: async (work) =>
      work({ ...market.test.platform, findKeys: async () => ({ keys, file: undefined }) }),
  });
  await program.parseAsync(['lost-key', ...words], { from: 'user' });
  return lines.join('\n');
}

/** Every sealed value, in hexadecimal. */
async function readSealed(): Promise<string[]> {
  const all = { where: sql<boolean>`true`, limit: 1000 };
  const columns = columnsOf(sealedData).map(async (column) =>
    findSealedValues(market.test.platform.db, column, all),
  );
  return (await Promise.all(columns)).flat().map(({ value }) => value.toString('hex'));
}

it('covers every sealed column', () => {
  const given = keyLossHandlers.flatMap(({ table, columns }) =>
    columns.map((column) => `${table.table}.${column}`),
  );
  const sealed = columnsOf({ sealed: sealedData.sealed })
    .map(({ table, column }) => `${table.table}.${column}`)
    .filter((name) => name !== 'encryptionKeys.indexKey');
  expect(given.toSorted()).toEqual(sealed.toSorted());
});

it('does nothing if the keys open everything', async () => {
  expect(await run([old])).toContain('Nothing needs to be given up.');
});

it('counts the lost values, changes nothing until confirmed and then asks people for them again', async () => {
  const { db } = market.test.platform;
  const other = await market.addShop();
  // Sealed with the new key, so it stays.
  const kept = createVault([june]);
  await sendBankAccount(
    { ...market, test: { ...market.test, platform: { ...market.test.platform, vault: kept } } },
    other,
  );
  const before = await readSealed();
  const told = await run([june]);
  expect(told).toContain(`Missing keys: "${old.id}".`);
  for (const line of [
    '1 authenticator apps',
    '1 bank accounts of stores',
    '1 dates of birth and social security numbers of representatives',
    '1 bank accounts in bank files',
    '1 links to orders of customers',
    '1 signing secrets of webhooks',
    'The hashed numbers of erased customers',
  ]) {
    expect(told).toContain(line);
  }
  const [, count = ''] = /--give-up (\d+)$/.exec(told) ?? [];
  await expect(run([june], '--give-up', '1')).rejects.toThrow('you confirmed 1');
  expect(await readSealed()).toEqual(before);
  await expect(open(june)).rejects.toThrow('run "counter lost-key"');

  expect(await run([june], '--give-up', count)).toContain('Done. Start Counter again.');
  const vault = await open(june);
  const all = { where: sql<boolean>`true`, limit: 1000 };
  for (const column of columnsOf(sealedData)) {
    for (const { value, place } of await findSealedValues(db, column, all))
      expect(vault.open(value, place)).not.toBe('');
  }
  expect(await run([june])).toContain('Nothing needs to be given up.');
  const rows = await db
    .selectFrom('bankDetails')
    .select(['storeId', 'accountNumber', 'bankVerifiedAt', 'legalLastName'])
    .execute();
  const details = new Map(rows.map(({ storeId, ...row }) => [storeId, row]));
  const nothing = { accountNumber: null, bankVerifiedAt: null, legalLastName: null };
  expect(details.get(shop.store.id)).toEqual(nothing);
  expect(details.get(other.store.id)?.accountNumber).toBeInstanceOf(Buffer);
  const user = await db
    .selectFrom('users')
    .where('id', '=', operator.id)
    .select(['totpSecret', 'totpConfirmedAt', 'secondFactorAt'])
    .executeTakeFirst();
  expect(user).toEqual({ totpSecret: null, totpConfirmedAt: null, secondFactorAt: null });
  const mails = await db.selectFrom('messages').select(['recipient', 'subject']).execute();
  const users = await db.selectFrom('users').select(['id', 'email']).execute();
  const emailOf = (wanted: TestUser) => users.find(({ id }) => id === wanted.id)?.email ?? 'none';
  const sent = mails.map(({ recipient, subject }) => `${recipient}: ${subject}`).join('\n');
  for (const mail of [
    `${emailOf(operator)}: Set up your authenticator app again`,
    `${emailOf(shop.owner)}: Enter the bank account of Test Store`,
    `${emailOf(shop.owner)}: The webhook Till is paused`,
  ]) {
    expect(sent).toContain(mail);
  }
  const webhook = await db.selectFrom('webhooks').select('pauseReason').executeTakeFirst();
  expect(webhook?.pauseReason).toBe('PERSON');
});

it('leaves the screens working: the owner sees an empty account, the shopper their order', async () => {
  const { platform } = market.test;
  market.test.useVault(await open(june));
  const params = { storeId: String(shop.store.id) };
  const info = await market.test.call(findCompanyInfo, { params }, shop.owner);
  expect(info.statusCode).toBe(200);
  const orders = await market.test.app.inject({
    url: `/s/${shop.store.storeUrl}/orders`,
    headers: { cookie: `__Host-counter_consumer=${shopper}` },
  });
  expect(orders.statusCode).toBe(200);
  const { id } = await platform.db.selectFrom('bankFiles').select('id').executeTakeFirstOrThrow();
  const file = await market.test.call(downloadBankFile, { params: { id: String(id) } }, operator);
  expect(file.statusCode).toBe(409);
});
