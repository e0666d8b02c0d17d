import {
  findOptionGroups,
  removeOptionGroup,
  saveOptionGroup,
  updateChoiceAvailability,
  type OptionGroupRequest,
  type StoreOptionGroup,
} from '@counter/contract/menu';
import { readData } from '../../../lib/resource/read.ts';
import { ofStore, storeResource } from '../../../lib/resource/store-resource.ts';
import type { Until } from '../../../ui/overlays/until-dialog.tsx';

const menu = storeResource('menu');

/** Loads the current store's option groups by name. */
export const useOptionGroups = menu.read('options', findOptionGroups, ofStore);

/**
 * Returns a function that fetches the current version of a group; undefined if it no longer exists. @throws ApiProblem,
 * ConnectionError
 */
export const useReadOptionGroup = menu.fresh(async (store, id: number) => {
  const groups = await readData(findOptionGroups, ofStore(store));
  return groups.find((group) => group.id === id);
});

/** Adds (id 0) or changes a group; resolves with the saved group. */
export const useSaveOptionGroup = menu.save(
  saveOptionGroup,
  (_store, body: OptionGroupRequest) => ({ body }),
  {
    after: (cache, { data }) =>
      cache.update<StoreOptionGroup[]>(['options'], (known) => withGroup(known, data)),
  },
);

function withGroup(known: readonly StoreOptionGroup[], group: StoreOptionGroup) {
  return [...known.filter(({ id }) => id !== group.id), group].toSorted((a, b) =>
    a.name.localeCompare(b.name),
  );
}

/** Deletes a group that no product offers. */
export const useRemoveOptionGroup = menu.write(
  removeOptionGroup,
  ({ storeId }, id: number) => ({ body: { storeId, id } }),
  { refetchFirst: true },
);

export type ChoiceMark = {
  readonly id: number;
  readonly name: string;
  readonly available: boolean;
  readonly until: Until;
};

/** Marks an option as available, or as unavailable for a while. */
export const useMarkChoice = menu.write(
  updateChoiceAvailability,
  ({ storeId }, { id, available, until }: ChoiceMark) => ({
    body: { storeId, id, ...(available ? { available } : { available, until }) },
  }),
  { refetchFirst: true },
);
