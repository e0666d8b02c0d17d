import { allEndpoints } from '@counter/contract';
import type { CallOf, Endpoint } from '@counter/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './testing/app.ts';
import { addApiKey, addProduct, addStore, addUser, type TestUser } from './testing/marketplace.ts';

const actors = [
  'nobody',
  'ended session',
  'integration',
  'other store',
  'unapproved',
  'operator',
  'accountant',
  'staff',
  'manager',
  'owner',
] as const;

type Actor = (typeof actors)[number];

const signedIn: readonly Actor[] = actors.slice(3);
const crew: readonly Actor[] = ['staff', 'manager', 'owner'];
const members: readonly Actor[] = ['accountant', ...crew];

/** Written down by hand: who gets past the door of each call. */
const admitted: Record<string, readonly Actor[]> = {
  login: actors,
  sellerLogin: actors,
  findSession: signedIn,
  logout: signedIn,
  createLead: actors,
  findBusinesses: signedIn,
  findStoreStatus: members,
  updateStoreStatus: crew,
  findTodayStats: members,
  findTodaysOrders: crew,
  findScheduledOrders: crew,
  findOrderHistory: members,
  findOrder: members,
  acceptOrder: crew,
  readyOrder: crew,
  completeOrder: crew,
  cancelOrder: crew,
  updateOrdersSeen: crew,
  placeOrder: ['integration'],
  findMarketplaceStores: ['integration'],
  findMarketplaceMenu: ['integration'],
  followStore: members,
};

const days = { startDate: '2026-01-01', endDate: '2026-01-31' };

describe('every call, asked by every kind of caller', () => {
  let test: TestApp;
  let storeId: number;
  let storeUrl: string;
  let productId: number;
  const tokens = new Map<Actor, string>();
  const ids = new Map<Actor, number>();

  beforeAll(async () => {
    test = await createTestApp();
    const { db } = test.platform;
    const store = await addStore(db);
    const product = await addProduct(db, store);
    const unapproved = await addStore(db, { approved: false });
    ({ id: storeId, storeUrl } = store);
    productId = product.id;
    const people: Partial<Record<Actor, TestUser>> = {
      'other store': await addUser(db, { store: await addStore(db), role: 'owner' }),
      unapproved: await addUser(db, { store: unapproved, role: 'owner' }),
      operator: await addUser(db, { operator: true }),
      accountant: await addUser(db, { store, role: 'accountant' }),
      staff: await addUser(db, { store, role: 'staff' }),
      manager: await addUser(db, { store, role: 'manager' }),
      owner: await addUser(db, { store, role: 'owner' }),
    };
    for (const actor of actors) {
      const person = people[actor];
      if (person) {
        tokens.set(actor, person.token);
        ids.set(actor, person.id);
      }
    }
    tokens.set('ended session', 'a-token-of-yesterday');
    tokens.set('integration', await addApiKey(db));
  });

  afterAll(async () => test.close());

  /** A well-formed call for an order or product that need not exist: only the door is tested. */
  function partsOf(name: string, actor: Actor): CallOf<Endpoint> {
    const move = { storeId, orderId: 999_999 };
    const samples: Record<string, CallOf<Endpoint>> = {
      login: { body: { email: 'nobody@example.test', password: 'wrong' } },
      sellerLogin: { body: { email: 'nobody@example.test', password: 'wrong' } },
      findSession: {},
      logout: {},
      createLead: {
        body: { businessName: 'Bakery', businessAddress: '12 Mill Lane', businessPhone: '555' },
      },
      findBusinesses: { params: { id: String(ids.get(actor) ?? 1) } },
      findStoreStatus: { params: { storeId: String(storeId) } },
      updateStoreStatus: { body: { id: storeId, online: true } },
      findTodayStats: { params: { storeId: String(storeId) } },
      findTodaysOrders: { body: { storeId, pageNumber: 0 } },
      findScheduledOrders: { body: { storeId, pageNumber: 0, ...days } },
      findOrderHistory: { body: { storeId, pageNumber: 0, ...days } },
      findOrder: { params: { storeId: String(storeId), orderNumber: 'none' } },
      acceptOrder: { body: { ...move, status: 'STORE_ACCEPTED' } },
      readyOrder: { body: { ...move, status: 'READY' } },
      completeOrder: { body: { ...move, status: 'COMPLETED' } },
      cancelOrder: { body: { ...move, status: 'STORE_REJECT', reason: 'OutOfStock' } },
      updateOrdersSeen: { body: { storeId, orderIds: [999_999] } },
      placeOrder: {
        body: {
          storeUrl,
          customer: { name: 'Ada', phone: '+1 212 555 0142' },
          deliveryMethod: 'PICKUP',
          items: [{ productId, quantity: 1 }],
        },
      },
      findMarketplaceStores: {},
      findMarketplaceMenu: { params: { storeUrl } },
      followStore: { params: { storeId: String(storeId) } },
    };
    const sample = samples[name];
    if (!sample) throw new Error(`no sample for ${name}`);
    return sample;
  }

  const pairs = allEndpoints.flatMap(({ name, endpoint }) =>
    // Signing out last, or its caller could ask nothing more; streams are walked on their own.
    endpoint.kind === 'stream' || name === 'logout'
      ? []
      : actors.map((actor) => [name, actor, endpoint] as const),
  );

  it('knows who may make each call', () => {
    expect(Object.keys(admitted).toSorted()).toEqual(
      allEndpoints.map(({ name }) => name).toSorted(),
    );
  });

  it.each(pairs)('%s by %s', async (name, actor, endpoint) => {
    const token = tokens.get(actor);
    const response = await test.call(endpoint, partsOf(name, actor), {
      idempotencyKey: `${name} ${actor}`,
      ...(token ? { token } : {}),
    });
    const code = response.json<{ code?: string }>().code;
    const refused = ['NOT_SIGNED_IN', 'NOT_ALLOWED', 'STORE_NOT_APPROVED'].includes(code ?? '');
    expect({ refused, code }).toEqual({ refused: !admitted[name]?.includes(actor), code });
    expect(response.statusCode).toBeLessThan(500);
  });

  const refusedStreams = actors.filter((actor) => !members.includes(actor));

  it.each(refusedStreams)('followStore by %s', async (actor) => {
    const token = tokens.get(actor);
    const response = await test.app.inject({
      url: `/api/v1/store/stream/${storeId}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    expect([401, 403]).toContain(response.statusCode);
  });

  it('logout ends the session for good', async () => {
    const token = tokens.get('owner') ?? '';
    const end = async () =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/merchant/auth/logout',
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await end()).statusCode).toBe(200);
    expect((await end()).statusCode).toBe(401);
  });
});
