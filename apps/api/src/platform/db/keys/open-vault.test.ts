import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sealedOfAccounts } from '../../../domains/auth/index.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/processes/database.ts';
import { addUser } from '../../../testing/stores/marketplace.ts';
import { placeOf } from '../../kernel/sealed-columns.ts';
import { createVault, indexKeyOf, type VaultKey, type VaultKeys } from '../../kernel/vault.ts';
import { openVault } from './open-vault.ts';

const keyOf = (id: string, fill: number): VaultKey => ({ id, key: Buffer.alloc(32, fill) });
const [may, june, notMay] = [keyOf('may', 5), keyOf('june', 6), keyOf('may', 7)];
const holdings = {
  sealed: [sealedOfAccounts],
  indexes: [{ table: 'erasedStops', column: 'phoneMark' }],
};
const at = new Date('2026-05-04T12:00:00Z');

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => database.drop());

const open = async (...keys: VaultKeys) =>
  openVault(database.db, { keys, file: undefined }, holdings, at);

/** Adds a person whose secret a key has sealed. */
async function addSecret(key: VaultKey): Promise<{ id: number; place: string }> {
  const { id } = await addUser(database.db);
  const place = placeOf(sealedOfAccounts, 'totpSecret', id);
  const totpSecret = createVault([key]).seal('JBSWY3DP', place);
  await database.db.updateTable('users').set({ totpSecret }).where('id', '=', id).execute();
  return { id, place };
}

async function addErasedStop(phoneMark: Buffer): Promise<void> {
  await database.db
    .insertInto('erasedStops')
    .values({ phoneMark, stoppedAt: at, storeIds: [1] })
    .execute();
}

describe('a database from before this check', () => {
  it('accepts the keys that open its values', async () => {
    const { place } = await addSecret(may);
    const vault = await open(june, may);
    expect(vault.open(createVault([may]).seal('text', place), place)).toBe('text');
  });

  it('refuses a different key with the same name', async () => {
    await addSecret(may);
    await expect(open(notMay)).rejects.toThrow(
      '"may" in ENCRYPTION_KEYS is not the one that sealed this database',
    );
    await open(may);
  });

  it('refuses to start without a key that sealed a value', async () => {
    await addSecret(may);
    await expect(open(june)).rejects.toThrow('encryption key "may", which is not in');
    await open(june, may);
  });

  it('accepts the right keys despite one damaged value', async () => {
    const { id } = await addSecret(may);
    await addSecret(may);
    const totpSecret = createVault([may]).seal('moved', 'elsewhere');
    await database.db.updateTable('users').set({ totpSecret }).where('id', '=', id).execute();
    await expect(open(may)).resolves.toBeDefined();
  });
});

describe('a database with the check', () => {
  it('refuses a different key with the same name, even before anything is sealed', async () => {
    await open(may);
    await expect(open(notMay)).rejects.toThrow('is not the one that sealed');
  });

  it('lets only processes with the same key start when they start together', async () => {
    const starts = await Promise.allSettled([open(may), open(notMay), open(may), open(notMay)]);
    const winners = new Set(
      starts.flatMap(({ status }, index) => (status === 'fulfilled' ? [index % 2] : [])),
    );
    expect(winners.size).toBe(1);
  });

  it('drops a key that sealed nothing and accepts it again', async () => {
    await open(may, june);
    await open(june);
    await open(june, may);
    await addSecret(may);
    await expect(open(june)).rejects.toThrow('encryption key "may"');
  });

  it("requires a key that hashed erased customers' numbers until its index key is sealed", async () => {
    const mark = (await open(may)).blindIndex('+12125550100', 'phone');
    await addErasedStop(mark);
    await open(june, may);
    await expect(open(june)).rejects.toThrow('encryption key "may"');
    const indexKey = createVault([june]).seal(
      indexKeyOf(may).toString('base64'),
      'encryption_keys.index_key may',
    );
    await database.db
      .updateTable('encryptionKeys')
      .set({ indexKey })
      .where('name', '=', 'may')
      .execute();
    for (const start of [1, 2]) {
      const vault = await open(june);
      expect(vault.blindIndexes('+12125550100', 'phone'), `start ${start}`).toContainEqual(mark);
    }
  });
});
