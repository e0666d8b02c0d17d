import { dismissSuggestion, findSuggestion } from '@counter/contract/analytics';
import { ofStore, storeResource } from '../../../lib/resource/store-resource.ts';

const suggestions = storeResource('suggestions');

/** Loads the one thing most worth doing that the person may do; null where there is none. */
export const useSuggestion = suggestions.read('suggestion', findSuggestion, ofStore);

/** Dismisses a suggestion by its cause, or takes that back. */
export const useDismissSuggestion = suggestions.write(
  dismissSuggestion,
  ({ storeId }, sent: { readonly cause: string; readonly dismissed: boolean }) => ({
    body: { storeId, ...sent },
  }),
);
