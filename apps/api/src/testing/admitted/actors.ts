import type { Db } from '../../platform/db/schema.ts';
import { addConsumer } from '../stores/consumers.ts';
import { addApiKey, addProduct, addStore, addUser, type TestUser } from '../stores/marketplace.ts';

/** All kinds of callers, by their relation to one store. */
export const actors = [
  'nobody',
  'ended session',
  'integration',
  'consumer',
  'other store',
  'unapproved',
  'operator',
  'accountant',
  'staff',
  'manager',
  'owner',
] as const;

export type Actor = (typeof actors)[number];

/** A store, and each actor's credentials and id. Actors that are not people have no id. */
export type ActorFixtures = {
  readonly storeId: number;
  readonly storeUrl: string;
  readonly productId: number;
  readonly tokens: ReadonlyMap<Actor, string>;
  readonly ids: ReadonlyMap<Actor, number>;
};

/** Adds a store and one of each actor. */
export async function addActors(db: Db): Promise<ActorFixtures> {
  const store = await addStore(db);
  const product = await addProduct(db, store);
  const unapproved = await addStore(db, { approved: false });
  const people: readonly (readonly [Actor, TestUser])[] = [
    ['other store', await addUser(db, { store: await addStore(db), role: 'owner' })],
    ['unapproved', await addUser(db, { store: unapproved, role: 'owner' })],
    ['operator', await addUser(db, { operator: true })],
    ['accountant', await addUser(db, { store, role: 'accountant' })],
    ['staff', await addUser(db, { store, role: 'staff' })],
    ['manager', await addUser(db, { store, role: 'manager' })],
    ['owner', await addUser(db, { store, role: 'owner' })],
  ];
  const tokens = new Map(people.map(([actor, { token }]) => [actor, token]));
  tokens.set('ended session', 'a-token-of-yesterday').set('integration', await addApiKey(db));
  tokens.set('consumer', await addConsumer(db));
  return {
    storeId: store.id,
    storeUrl: store.storeUrl,
    productId: product.id,
    tokens,
    ids: new Map(people.map(([actor, { id }]) => [actor, id])),
  };
}
