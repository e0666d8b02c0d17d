import type { SessionUser } from '@counter/contract/auth';
import {
  allows,
  isPreparing,
  isViewable,
  type Permission,
  type Role,
} from '@counter/contract/shared';
import type { Business } from '@counter/contract/store';
import { createContext, useContext, type ReactNode } from 'react';

/** The requirements for opening a screen or a part of one. */
interface Way {
  /** The permission it requires; undefined for none. */
  readonly permission?: Permission | undefined;
  /** Stays closed while the store is awaiting approval, whatever the permission. */
  readonly afterApproval?: boolean | undefined;
}

/** The store that the screens show, from the signed-in person's point of view. */
export type CurrentStore = {
  readonly userId: number;
  readonly storeId: number;
  readonly storeUrl: string;
  readonly name: string;
  /** The name with its branch, to tell stores apart: "Cedar Kitchen, Court Street". */
  readonly fullName: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly role: Role;
  /** The time until which an operator views the store as its owner. They can't change anything. */
  readonly viewedUntil: string | undefined;
  /** True while the store awaits approval; only the screens that prepare it are open. */
  readonly waiting: boolean;
  /**
   * Returns true if the person's role has a permission in the store's current state. It only hides; the server
   * decides.
   */
  can: (permission: Permission) => boolean;
  /** Returns true if the person can open a screen in the store's current state. */
  opens: (way: Way) => boolean;
};

const StoreContext = createContext<CurrentStore | null>(null);

interface CurrentStoreProviderProps {
  /** Undefined while the stores load, or if the person can work in none. */
  store: CurrentStore | undefined;
  children: ReactNode;
}

export function CurrentStoreProvider({ store, children }: CurrentStoreProviderProps) {
  return <StoreContext value={store ?? null}>{children}</StoreContext>;
}

/** Returns the current store. Use it only on dashboard screens that require one. */
export function useCurrentStore(): CurrentStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error('useCurrentStore is used outside the dashboard.');
  return store;
}

/** Returns the current store, or undefined while the stores load or if the person can work in none. */
export function useOpenStore(): CurrentStore | undefined {
  return useContext(StoreContext) ?? undefined;
}

/** Returns one of the person's stores in the shape of the current store. */
export function currentStoreOf(business: Business, { userId }: SessionUser): CurrentStore {
  const { id, storeUrl, name, branchName, currency, timeZone, role, viewedUntil } = business;
  const waiting = !business.storeApproved;
  const can = (permission: Permission): boolean =>
    allows(role, permission) &&
    (!viewedUntil || isViewable(permission)) &&
    (!waiting || isPreparing(permission));
  const fullName = branchName === '' ? name : `${name}, ${branchName}`;
  const names = { userId, storeId: id, storeUrl, name, fullName, currency, timeZone };
  const opens = ({ permission, afterApproval = false }: Way): boolean =>
    (permission === undefined || can(permission)) && !(afterApproval && waiting);
  return { ...names, role, viewedUntil, waiting, can, opens };
}
