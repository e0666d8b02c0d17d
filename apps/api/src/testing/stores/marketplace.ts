import { keyScopes } from '@counter/contract/registry';
import type { Role } from '@counter/contract/shared';
import { createSecret, hashSecret } from '../../platform/kernel/crypto.ts';
import type { Db } from '../../platform/db/schema.ts';

/** The password of everyone who is added. */
export const testPassword = 'Test-pass-1';

/** Its argon2id hash at the lowest cost. At the production cost a check takes 25 ms, and tests make thousands. */
const passwordHash =
  '$argon2id$v=19$m=8,t=1,p=1$a+pp1RIBF2eyIsvAe4WiSA$eDAuJaDusmbSsMcKkjUnKjSuE1GZKt6xKQDXzz0kmnI';

type StoreFacts = {
  readonly approved?: boolean;
  readonly online?: boolean;
  readonly timeZone?: string;
  readonly minimumOrder?: number;
  /** The limits of unpaid orders: a new store's defaults, or practically unlimited if absent. */
  readonly unpaidLimits?: 'default';
};

export type TestStore = { readonly id: number; readonly storeUrl: string };
export type TestUser = { readonly id: number; readonly token: string; readonly name: string };

let serial = 0;

/** Adds a store that takes orders around the clock, with a tax rate of 8.25% and fees of 15% and 6%. */
export async function addStore(db: Db, facts: StoreFacts = {}): Promise<TestStore> {
  serial += 1;
  const storeUrl = `test-store-${serial}`;
  const { id } = await db
    .insertInto('stores')
    .values({
      storeUrl,
      name: `Test Store ${serial}`,
      branchName: 'Main Street',
      address: '1 Main Street, Springfield',
      image: null,
      approved: facts.approved ?? true,
      verified: true,
      currency: 'USD',
      timeZone: facts.timeZone ?? 'America/New_York',
      createdAt: new Date('2026-01-01T00:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('storeSettings')
    .values({
      storeId: id,
      online: facts.online ?? true,
      minimumOrder: facts.minimumOrder ?? 0,
      taxRate: 82_500,
      preparationMinutes: 20,
      deliveredFeeRate: 1500,
      pickedUpFeeRate: 600,
      ...(facts.unpaidLimits === 'default'
        ? {}
        : { maxOpenOrders: 50, maxOpenValue: 100_000_000, confirmAbove: 100_000_000 }),
    })
    .execute();
  return { id, storeUrl };
}

/** Adds a person with an active session. With `role`, they are on the store's team. */
export async function addUser(
  db: Db,
  {
    store,
    role,
    operator = false,
  }: {
    readonly store?: TestStore;
    readonly role?: Role;
    readonly operator?: boolean;
  } = {},
): Promise<TestUser & { readonly email: string }> {
  serial += 1;
  const email = `person-${serial}@example.test`;
  const name = `Person ${serial}`;
  const createdAt = new Date('2026-01-01T00:00:00Z');
  const { id } = await db
    .insertInto('users')
    .values({
      email,
      fullName: name,
      passwordHash,
      operator,
      // Only operators of a demo may go without a second factor.
      demo: operator,
      createdAt,
      emailConfirmedAt: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (store && role) {
    await db
      .insertInto('storeMembers')
      .values({ storeId: store.id, userId: id, role, createdAt })
      .execute();
  }
  const token = createSecret();
  await db
    .insertInto('sessions')
    .values({
      tokenHash: hashSecret(token),
      userId: id,
      userAgent: 'Vitest',
      createdAt,
      expiresAt: new Date('2100-01-01T00:00:00Z'),
      endsAt: new Date('2100-01-01T00:00:00Z'),
      endedAt: null,
      endReason: null,
      lastSeenAt: createdAt,
      deviceId: null,
      network: '',
      keptUntil: null,
      unreviewed: false,
    })
    .execute();
  return { id, token, name, email };
}

/** Adds an integration; returns its API key. */
export async function addApiKey(db: Db): Promise<string> {
  serial += 1;
  const key = createSecret();
  await db
    .insertInto('apiKeys')
    .values({
      name: `Test Marketplace ${serial}`,
      keyHash: hashSecret(key),
      scopes: [...keyScopes],
      createdAt: new Date('2026-01-01T00:00:00Z'),
      endedAt: null,
    })
    .execute();
  return key;
}

/** Adds a product at a price in cents. */
export async function addProduct(
  db: Db,
  store: TestStore,
  facts: { readonly price: number; readonly name?: string; readonly available?: boolean } = {
    price: 1000,
  },
): Promise<{ readonly id: number; readonly name: string }> {
  serial += 1;
  const name = facts.name ?? `Product ${serial}`;
  const { id } = await db
    .insertInto('products')
    .values({
      storeId: store.id,
      name,
      description: '',
      images: '[]',
      displayUnitValue: '',
      price: facts.price,
      taxRate: null,
      available: facts.available ?? true,
      featured: false,
      containAlcohol: false,
      menuHours: '[]',
      changedBy: 'Test',
      changedAt: new Date('2026-01-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, name };
}
