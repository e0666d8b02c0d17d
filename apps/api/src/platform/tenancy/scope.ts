import {
  allows,
  isPreparing,
  type DateFormat,
  type Permission,
  type Role,
} from '@counter/contract/shared';

/**
 * The actor: a signed-in person, an integration with its API key, a consumer in a web store, or Counter itself (a
 * timer).
 */
export type Actor =
  | {
      readonly kind: 'user';
      readonly id: number;
      readonly name: string;
      /** The browser and system by their common names: `Chrome on Android`. */
      readonly device: string;
    }
  | { readonly kind: 'integration'; readonly id: number; readonly name: string }
  | { readonly kind: 'consumer'; readonly id: number; readonly name: 'Customer' }
  | { readonly kind: 'system'; readonly name: string };

/** A spread copy loses the private member, so a changed copy isn't a scope. */
declare class Checked {
  private readonly checked: true;
}

/**
 * The right to access one store's data, with the facts that every use needs. Only the tenancy platform creates one,
 * after checking the caller; a copy for another store is a type error.
 */
export type StoreScope = Checked & {
  readonly storeId: number;
  readonly storeUrl: string;
  readonly storeName: string;
  readonly currency: string;
  readonly timeZone: string;
  /** The actor's date format; the store's country's for everybody but signed-in people. */
  readonly dates: DateFormat;
  readonly actor: Actor;
  /** The member's role; null for integrations and timers. */
  readonly role: Role | null;
  readonly requestId: string | null;
  /** Staff view the store as its owner: this scope allows no changes. */
  readonly readOnly: boolean;
  /** The store isn't approved yet. */
  readonly waiting: boolean;
};

/** The store's facts for documents. */
export type StorePaper = Pick<StoreScope, 'storeName' | 'currency' | 'timeZone' | 'dates'>;

/**
 * Returns true if the scope's member has a permission; few count while the store waits for approval. Integrations and
 * timers have none.
 */
export function holds({ role, waiting }: StoreScope, permission: Permission): boolean {
  if (waiting && !isPreparing(permission)) return false;
  return role !== null && allows(role, permission);
}

/** Returns the same store's scope for another actor: one known by a secret link, or Counter itself. */
export function actingAs(scope: StoreScope, actor: Actor): StoreScope {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same store, as was checked
  return { ...scope, actor } as StoreScope;
}
