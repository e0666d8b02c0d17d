import type { ListView } from '@counter/contract/views';
import type { ResourceCache } from '../../lib/resource/place.ts';
import { createResource } from '../../lib/resource/resource.ts';
import type { Keyed } from '../../lib/send-once.ts';
import { useViewOwner, type SentView, type ViewOwner } from './view-owner.tsx';

const views = createResource<ViewOwner>({
  useScope: useViewOwner,
  keyOf: ({ key }) => key,
  staleAfterWrite: ({ key }) => [key],
});

/** Loads the views of the lists on screen. */
export const useListViews = views.query('all', async ({ find }) => (await find()).data);

type Cache = ResourceCache<ViewOwner>;

/** Every write returns all views. */
const kept = {
  after: (cache: Cache, { data }: { data: readonly ListView[] }) => cache.keep(['all'], data),
};

const save = async ({ save: send }: ViewOwner, { sent, key }: Keyed<SentView>) => send(sent, key);

/** Adds or changes a view. */
export const useSaveView = views.send(save, kept);

/** Saves the columns of a view, or of a list without one, with an optimistic update. */
export const useSaveColumns = views.send(save, {
  ...kept,
  before: async (cache: Cache, { sent }: Keyed<SentView>) =>
    cache.update(['all'], (all: readonly ListView[]) => {
      const isIt = ({ list, name }: ListView) => list === sent.list && name === sent.name;
      return [...all.filter((view) => !isIt(view)), { ...all.find(isIt), ...sent }];
    }),
  queue: () => 'columns',
});

type Named = Pick<ListView, 'id'>;

/** Deletes a view. */
export const useRemoveView = views.send(
  async ({ remove }: ViewOwner, { id }: Named) => remove(id),
  kept,
);

/** Restores a deleted view. */
export const useRestoreView = views.send(
  async ({ restore }: ViewOwner, { id }: Named) => restore(id),
  kept,
);
