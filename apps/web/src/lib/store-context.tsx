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

/** A way to a screen or to a part of one. */
interface Way {
  /** The permission that it takes; undefined where it takes none. */
  readonly permission?: Permission | undefined;
  /** It is closed while the store waits for approval, whatever permission it takes. */
  readonly afterApproval?: boolean | undefined;
}

/** The store the screens are about, as the signed-in person stands to it. */
export type CurrentStore = {
  readonly userId: number;
  readonly storeId: number;
  readonly storeUrl: string;
  readonly name: string;
  /** The name with the branch, where one has to be told from another: "Cedar Kitchen, Court Street". */
  readonly fullName: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly role: Role;
  /** Staff view the store as its owner until then, and can change nothing. */
  readonly viewedUntil: string | undefined;
  /** The store waits for approval: only what it prepares is open. */
  readonly waiting: boolean;
  /** Returns true if the person's role holds a permission in the store as it is. The server decides; this only hides. */
  can: (permission: Permission) => boolean;
  /** Returns true if a way is open to the person in the store as it is. */
  opens: (way: Way) => boolean;
};

const StoreContext = createContext<CurrentStore | null>(null);

interface CurrentStoreProviderProps {
  /** Undefined while the stores are on their way, or when none can be worked in. */
  store: CurrentStore | undefined;
  children: ReactNode;
}

export function CurrentStoreProvider({ store, children }: CurrentStoreProviderProps) {
  return <StoreContext value={store ?? null}>{children}</StoreContext>;
}

/** The current store. Only in screens of the dashboard that are shown with one. */
export function useCurrentStore(): CurrentStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error('useCurrentStore is used outside the dashboard.');
  return store;
}

/** The current store; undefined while the stores are on their way, or when none can be worked in. */
export function useOpenStore(): CurrentStore | undefined {
  return useContext(StoreContext) ?? undefined;
}

/** One of the person's stores, seen as the current one. */
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
