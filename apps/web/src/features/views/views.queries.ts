import {
  findListViews,
  removeListView,
  restoreListView,
  saveListView,
  type ListView,
  type ListViewRequest,
} from '@counter/contract/views';
import type { ResourceCache } from '../../lib/resource/place.ts';
import { ofStore, storeResource } from '../../lib/resource/store-resource.ts';
import type { CurrentStore } from '../../lib/store-context.tsx';
import type { Keyed } from '../../lib/send-once.ts';

const views = storeResource('views');

/** The person's views of the lists of the current store. */
export const useListViews = views.read('all', findListViews, ofStore);

type Cache = ResourceCache<CurrentStore>;

/** A view as it is sent; a new one has the id 0. */
export type SentView = Omit<ListViewRequest, 'storeId'>;

/** Every write answers all views. */
const kept = {
  after: (cache: Cache, { data }: { data: readonly ListView[] }) => cache.keep(['all'], data),
};

const toBody = ({ storeId }: CurrentStore, sent: SentView) => ({ body: { storeId, ...sent } });
const named = ({ storeId }: CurrentStore, { id }: Pick<ListView, 'id'>) => ({
  body: { storeId, id },
});

/** Adds or changes a view. */
export const useSaveView = views.save(saveListView, toBody, kept);

/** Changes the columns of a view, or of a list without one, which show at once. */
export const useSaveColumns = views.save(saveListView, toBody, {
  ...kept,
  before: async (cache: Cache, { sent }: Keyed<SentView>) =>
    cache.update(['all'], (all: readonly ListView[]) => {
      const isIt = ({ list, name }: ListView) => list === sent.list && name === sent.name;
      return [...all.filter((view) => !isIt(view)), { ...all.find(isIt), ...sent }];
    }),
  queue: () => 'columns',
});

/** Deletes a view. */
export const useRemoveView = views.write(removeListView, named, kept);

/** Brings a deleted view back. */
export const useRestoreView = views.write(restoreListView, named, kept);
