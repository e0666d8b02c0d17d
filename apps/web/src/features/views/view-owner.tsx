import {
  findListViews,
  removeListView,
  restoreListView,
  saveListView,
  type ListView,
  type StoreList,
} from '@counter/contract/views';
import { createContext, useContext, type ReactNode } from 'react';
import { call } from '../../lib/api.ts';
import { ofStore } from '../../lib/resource/store-resource.ts';
import { useOpenStore, type CurrentStore } from '../../lib/store-context.tsx';
import { storeKey } from '../../lib/store-key.ts';

/** A view to save; a new one has the id 0. */
export type SentView = ListView;

/** Every call returns all views. */
type Views = Awaited<ReturnType<typeof call<typeof findListViews>>>;

/** The owner of the views on screen, with the calls that load and change them. */
export interface ViewOwner {
  /** The query key of the views. */
  readonly key: readonly unknown[];
  readonly find: () => Promise<Views>;
  readonly save: (sent: SentView, idempotencyKey: string) => Promise<Views>;
  readonly remove: (id: number) => Promise<Views>;
  readonly restore: (id: number) => Promise<Views>;
}

const OwnerContext = createContext<ViewOwner | undefined>(undefined);

interface ViewOwnerProviderProps {
  owner: ViewOwner;
  children: ReactNode;
}

/** Sets another owner of the views of the lists inside. The default is the person in the current store. */
export function ViewOwnerProvider({ owner, children }: ViewOwnerProviderProps) {
  return <OwnerContext value={owner}>{children}</OwnerContext>;
}

/** Returns the owner of the views on screen; defaults to the person in the current store. */
export function useViewOwner(): ViewOwner {
  const given = useContext(OwnerContext);
  const store = useOpenStore();
  if (given) return given;
  if (!store) throw new Error('useViewOwner is used where nobody owns views.');
  return memberOf(store);
}

function memberOf(store: CurrentStore): ViewOwner {
  const { storeId } = store;
  return {
    key: storeKey('views', storeId),
    find: async () => call(findListViews, ofStore(store)),
    save: async ({ list, ...sent }, idempotencyKey) =>
      call(
        saveListView,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a store's screens show a store's lists
        { body: { storeId, list: list as StoreList, ...sent } },
        { idempotencyKey },
      ),
    remove: async (id) => call(removeListView, { body: { storeId, id } }),
    restore: async (id) => call(restoreListView, { body: { storeId, id } }),
  };
}
