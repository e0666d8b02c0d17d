import {
  allows,
  isPreparing,
  type DateFormat,
  type Permission,
  type Role,
} from '@counter/contract/shared';

/**
 * The actor: a signed-in person, an integration with its API key, a consumer on a web store, or
 * Counter itself (a timer).
 */
export type Actor =
  | {
      readonly kind: 'user';
      readonly id: number;
      readonly name: string;
      /** Browser and system, as people call them: `Chrome on Android`. */
      readonly device: string;
    }
  | { readonly kind: 'integration'; readonly id: number; readonly name: string }
  | { readonly kind: 'consumer'; readonly id: number; readonly name: 'Customer' }
  | { readonly kind: 'system'; readonly name: string };

/** A private member is lost in a copy, so that a changed copy of a scope is none. */
declare class Checked {
  private readonly checked: true;
}

/**
 * The right to touch one store's data, and what every use of it needs to know. Only the tenancy
 * platform makes one, after it has checked who asks: a copy of one for another store is a type error.
 */
export type StoreScope = Checked & {
  readonly storeId: number;
  readonly storeUrl: string;
  readonly storeName: string;
  readonly currency: string;
  readonly timeZone: string;
  /** The format of the actor's dates; of the store's country for all but signed-in people. */
  readonly dates: DateFormat;
  readonly actor: Actor;
  /** The member's role; null for integrations and timers. */
  readonly role: Role | null;
  readonly requestId: string | null;
  /** Staff look at the store as its owner does: nothing can be changed through this scope. */
  readonly readOnly: boolean;
  /** The store isn't approved yet. */
  readonly waiting: boolean;
};

/** The facts of a store that its documents are written from. */
export type StorePaper = Pick<StoreScope, 'storeName' | 'currency' | 'timeZone' | 'dates'>;

/**
 * Returns true if a scope's member holds a permission, of which few count while the store waits for approval.
 * Integrations and timers hold none.
 */
export function holds({ role, waiting }: StoreScope, permission: Permission): boolean {
  if (waiting && !isPreparing(permission)) return false;
  return role !== null && allows(role, permission);
}

/** Returns the same store for another actor: one known by a link that only they have, or Counter itself. */
export function actingAs(scope: StoreScope, actor: Actor): StoreScope {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same store, as was checked
  return { ...scope, actor } as StoreScope;
}
