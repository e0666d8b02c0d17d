import { bankDetailsCases } from '@counter/contract/cases';
import { bankDetails, type BankDetails, type VerifiedPart } from '@counter/contract/settings';
import { pino } from 'pino';
import { z } from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movableClock } from '../../platform/kernel/clock.ts';
import type { Work } from '../../platform/events/work.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { addStore } from '../../testing/stores/marketplace.ts';
import { addApplication, sendBank } from '../../testing/partner-api/partners.ts';
import {
  countUnverifiedStores,
  findVerifiedParts,
  readBankDetails,
  saveBankDetails,
  setPartVerified,
} from './index.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

const clock = movableClock(new Date('2026-03-02T12:00:00Z'));
const lines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
const details = z.parse(bankDetails, bankDetailsCases.filled);
const secrets = ['000123456789', '999999992', '12-3456789', '1990-05-17', '05-17', '6789'];

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ clock, log });
});
afterAll(async () => test.close());

async function on<Result>(storeId: number, action: (work: Work) => Promise<Result>) {
  const { db, act } = test.platform;
  return act(await scopeForSystem(db, storeId, 'Test'), action);
}

async function save(storeId: number, changes: Partial<BankDetails> = {}): Promise<void> {
  await on(storeId, async (work) =>
    saveBankDetails(work, test.platform.vault, { ...details, ...changes }),
  );
}

const read = async (storeId: number) =>
  on(storeId, async (work) => readBankDetails(work, test.platform.vault));

async function addStoreWithDetails(changes: Partial<BankDetails> = {}): Promise<number> {
  const { id } = await addStore(test.platform.db);
  await save(id, changes);
  return id;
}

const rowOf = async (storeId: number) =>
  test.platform.db
    .selectFrom('bankDetails')
    .where('storeId', '=', storeId)
    .selectAll()
    .executeTakeFirstOrThrow();

const auditOf = async (storeId: number) =>
  test.platform.db
    .selectFrom('auditEntries')
    .where('storeId', '=', storeId)
    .orderBy('id')
    .select(['action', 'entity', 'entityId', 'before', 'after'])
    .execute();

describe('bank details', () => {
  it('are returned masked', async () => {
    const id = await addStoreWithDetails();
    expect(await read(id)).toEqual({
      accountNumber: '•••• 6789',
      routingNumber: '•••• 9992',
      individual: false,
      legalBusinessName: 'Lind & Daughter LLC',
      address: '12 Mill Lane, Springfield',
      ein: '••-•••6789',
      franchiseAssociated: false,
      totalFranchise: null,
      legalFirstName: 'Maya',
      legalLastName: 'Lind',
      dateOfBirth: '••••-05-17',
      ssn: '•••-••-6789',
      bankVerifiedAt: null,
      companyVerifiedAt: null,
      representativeVerifiedAt: null,
    });
  });

  it('reveal nothing of a number no longer than its visible part', async () => {
    const id = await addStoreWithDetails({ accountNumber: '1234' });
    expect(await read(id)).toMatchObject({ accountNumber: '••••' });
  });

  it("drop fields that don't apply", async () => {
    const id = await addStoreWithDetails({
      individual: true,
      franchiseAssociated: false,
      totalFranchise: '12',
    });
    expect(await read(id)).toMatchObject({ ein: null, totalFranchise: null });
    expect((await rowOf(id)).ein).toBeNull();
  });

  it('count the franchisees of a franchise', async () => {
    const id = await addStoreWithDetails({ franchiseAssociated: true, totalFranchise: '12' });
    expect(await read(id)).toMatchObject({ franchiseAssociated: true, totalFranchise: 12 });
  });

  it("are null if nothing was submitted, and an empty read isn't audited", async () => {
    const { id } = await addStore(test.platform.db);
    expect(await read(id)).toBeNull();
    expect(await auditOf(id)).toEqual([]);
  });

  it('are in the audit log whenever they are read or changed', async () => {
    const id = await addStoreWithDetails();
    await read(id);
    await save(id, { ssn: '0001' });
    const entry = { entity: 'bank_details', entityId: id, before: null };
    const everything = { changed: ['BANK', 'COMPANY', 'REPRESENTATIVE'] };
    expect(await auditOf(id)).toEqual([
      { ...entry, action: 'bank_details.save', after: everything },
      { ...entry, action: 'bank_details.read', after: null },
      { ...entry, action: 'bank_details.save', after: { changed: ['REPRESENTATIVE'] } },
    ]);
  });
});

const bytesOf = (value: unknown): Buffer =>
  Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value));

describe('encryption at rest', () => {
  it('hides every secret in the table, and encrypts equal values differently', async () => {
    const [one, other] = await Promise.all([addStoreWithDetails(), addStoreWithDetails()]);
    const { rows } = await test.database.pool.query<Record<string, unknown>>(
      'select * from bank_details where store_id in ($1, $2)',
      [one, other],
    );
    const stored = rows.flatMap((row) => Object.values(row)).map(bytesOf);
    expect(stored.length).toBeGreaterThan(30);
    for (const secret of secrets) {
      expect(stored.filter((bytes) => bytes.includes(secret))).toEqual([]);
    }
    const [first, second] = await Promise.all([rowOf(one), rowOf(other)]);
    expect(first.accountNumber).not.toEqual(second.accountNumber);
  });

  it.each(['accountNumber', 'routingNumber', 'ein', 'dateOfBirth', 'ssn'] as const)(
    'binds the %s to its store',
    async (column) => {
      const [mine, theirs] = await Promise.all([addStoreWithDetails(), addStoreWithDetails()]);
      await test.platform.db
        .updateTable('bankDetails')
        .set({ [column]: (await rowOf(theirs))[column] })
        .where('storeId', '=', mine)
        .execute();
      await expect(read(mine)).rejects.toThrow(/changed or moved/);
    },
  );

  it('binds a value to its column', async () => {
    const id = await addStoreWithDetails();
    await test.platform.db
      .updateTable('bankDetails')
      .set({ ssn: (await rowOf(id)).routingNumber })
      .where('storeId', '=', id)
      .execute();
    await expect(read(id)).rejects.toThrow(/changed or moved/);
  });

  it('keeps secrets out of logs, audit and mails', async () => {
    const { person, storeId } = await addApplication(test);
    await sendBank(test, person, storeId);
    await sendBank(test, person, storeId, { routingNumber: '12345678' });
    const tables = ['auditEntries', 'messages', 'applications', 'storeEvents'] as const;
    const kept = await Promise.all(
      tables.map(async (table) => test.platform.db.selectFrom(table).selectAll().execute()),
    );
    const written = JSON.stringify([lines, kept]);
    expect(lines.length).toBeGreaterThan(2);
    expect(written).toContain('bank_details.save');
    const distinctive = [...secrets.slice(0, 4), '12345678'];
    expect(distinctive.filter((secret) => written.includes(secret))).toEqual([]);
  });
});

describe('the verification of bank details', () => {
  const verify = async (storeId: number, part: VerifiedPart, verified = true) =>
    on(storeId, async (work) => setPartVerified(work, part, verified));

  const verifiedOf = async (storeId: number) =>
    (await findVerifiedParts(test.platform.db, [storeId])).get(storeId);

  async function addVerifiedStore(): Promise<number> {
    const id = await addStoreWithDetails();
    for (const part of ['BANK', 'COMPANY', 'REPRESENTATIVE'] as const) await verify(id, part);
    return id;
  }

  it('covers each part separately and records when', async () => {
    const id = await addStoreWithDetails();
    await verify(id, 'COMPANY');
    expect(await verifiedOf(id)).toEqual({ bank: false, company: true, representative: false });
    expect(await read(id)).toMatchObject({
      bankVerifiedAt: null,
      companyVerifiedAt: clock.now().toISOString(),
      representativeVerifiedAt: null,
    });
  });

  it("can be revoked, and an unchanged part isn't recorded", async () => {
    const id = await addStoreWithDetails();
    await verify(id, 'BANK');
    clock.advance(60_000);
    await verify(id, 'BANK');
    const { bankVerifiedAt } = (await read(id)) ?? {};
    expect(bankVerifiedAt).toBe(new Date(clock.now().getTime() - 60_000).toISOString());
    await verify(id, 'BANK', false);
    await verify(id, 'BANK', false);
    const verifying = (await auditOf(id)).filter(({ action }) => action.includes('verify'));
    const [not, verified] = [false, true].map((now) => ({ part: 'BANK', verified: now }));
    expect(verifying.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['bank_details.verify', not, verified],
      ['bank_details.unverify', verified, not],
    ]);
    expect(await verifiedOf(id)).toMatchObject({ bank: false });
  });

  it.each([
    ['BANK', { accountNumber: '1' }],
    ['BANK', { routingNumber: '123456789' }],
    ['COMPANY', { legalBusinessName: 'Lind LLC' }],
    ['COMPANY', { address: '1 Main Street' }],
    ['COMPANY', { ein: '98-7654321' }],
    ['COMPANY', { individual: true }],
    ['COMPANY', { franchiseAssociated: true, totalFranchise: '3' }],
    ['REPRESENTATIVE', { legalFirstName: 'May' }],
    ['REPRESENTATIVE', { legalLastName: 'Lindt' }],
    ['REPRESENTATIVE', { dateOfBirth: '1991-05-17' }],
    ['REPRESENTATIVE', { ssn: '0001' }],
  ] as const)('of the %s alone is lost with %j', async (part, changes) => {
    const id = await addVerifiedStore();
    await save(id, changes);
    expect(await verifiedOf(id)).toEqual({
      bank: part !== 'BANK',
      company: part !== 'COMPANY',
      representative: part !== 'REPRESENTATIVE',
    });
  });

  it('survives saving the same values again', async () => {
    const id = await addVerifiedStore();
    await save(id);
    expect(await verifiedOf(id)).toEqual({ bank: true, company: true, representative: true });
  });

  it('requires something submitted', async () => {
    const { id } = await addStore(test.platform.db);
    await expect(verify(id, 'BANK')).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await verifiedOf(id)).toBeUndefined();
    expect(await findVerifiedParts(test.platform.db, [])).toEqual(new Map());
  });

  it('is counted by stores with any part unverified', async () => {
    const before = await countUnverifiedStores(test.platform.db);
    const id = await addVerifiedStore();
    expect(await countUnverifiedStores(test.platform.db)).toBe(before);
    await verify(id, 'REPRESENTATIVE', false);
    expect(await countUnverifiedStores(test.platform.db)).toBe(before + 1);
  });
});
