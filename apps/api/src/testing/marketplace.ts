import type { Role } from '@counter/contract/shared';
import { createSecret, hashSecret } from '../platform/kernel/crypto.ts';
import type { Db } from '../platform/db/schema.ts';

/** The password of everybody who is added. */
export const testPassword = 'Test-pass-1';

/** Its argon2id hash with the parameters of production; hashed once, so that the tests stay quick. */
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$rQK3gKrf4l761xwY/ciqCg$H6lG7NKLT/HKHIPXCwGhUiPwCal5JbE8snke3aM7SZs';

type StoreFacts = {
  readonly approved?: boolean;
  readonly online?: boolean;
  readonly timeZone?: string;
  readonly minimumOrder?: number;
  /** The limits of unpaid orders: those of a new store, or practically none if absent. */
  readonly unpaidLimits?: 'default';
};

export type TestStore = { readonly id: number; readonly storeUrl: string };
export type TestUser = { readonly id: number; readonly token: string; readonly name: string };

let serial = 0;

/** Adds a store that takes orders around the clock, taxes at 8.25% and charges 15% and 6%. */
export async function addStore(db: Db, facts: StoreFacts = {}): Promise<TestStore> {
  serial += 1;
  const storeUrl = `test-store-${serial}`;
  const { id } = await db
    .insertInto('stores')
    .values({
      store_url: storeUrl,
      name: `Test Store ${serial}`,
      branch_name: 'Main Street',
      address: '1 Main Street, Springfield',
      image: null,
      approved: facts.approved ?? true,
      verified: true,
      currency: 'USD',
      time_zone: facts.timeZone ?? 'America/New_York',
      created_at: new Date('2026-01-01T00:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('store_settings')
    .values({
      store_id: id,
      online: facts.online ?? true,
      minimum_order: facts.minimumOrder ?? 0,
      tax_rate: 82_500,
      preparation_minutes: 20,
      delivered_fee_rate: 1500,
      picked_up_fee_rate: 600,
      ...(facts.unpaidLimits === 'default'
        ? {}
        : { max_open_orders: 50, max_open_value: 100_000_000, confirm_above: 100_000_000 }),
    })
    .execute();
  return { id, storeUrl };
}

/** Adds a person with a live session; `role` makes them a member of the store. */
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
  const created_at = new Date('2026-01-01T00:00:00Z');
  const { id } = await db
    .insertInto('users')
    .values({
      email,
      full_name: name,
      password_hash: passwordHash,
      operator,
      // Operators of a demo may go without a second factor.
      demo: operator,
      created_at,
      email_confirmed_at: created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (store && role) {
    await db
      .insertInto('store_members')
      .values({ store_id: store.id, user_id: id, role, created_at })
      .execute();
  }
  const token = createSecret();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashSecret(token),
      user_id: id,
      user_agent: 'Vitest',
      created_at,
      expires_at: new Date('2100-01-01T00:00:00Z'),
      ends_at: new Date('2100-01-01T00:00:00Z'),
      ended_at: null,
      end_reason: null,
      last_seen_at: created_at,
      device_id: null,
      network: '',
      kept_until: null,
      unreviewed: false,
    })
    .execute();
  return { id, token, name, email };
}

/** Adds an integration and answers its API key. */
export async function addApiKey(db: Db): Promise<string> {
  serial += 1;
  const key = createSecret();
  await db
    .insertInto('api_keys')
    .values({
      name: `Test Marketplace ${serial}`,
      key_hash: hashSecret(key),
      created_at: new Date('2026-01-01T00:00:00Z'),
      ended_at: null,
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
      store_id: store.id,
      name,
      description: '',
      images: '[]',
      display_unit_value: '',
      price: facts.price,
      tax_rate: null,
      available: facts.available ?? true,
      featured: false,
      contain_alcohol: false,
      menu_hours: '[]',
      changed_by: 'Test',
      changed_at: new Date('2026-01-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, name };
}
