import { dismissSuggestion, findSuggestion } from '@counter/contract/analytics';
import { ofStore, storeResource } from '../../../lib/resource/store-resource.ts';

const suggestions = storeResource('suggestions');

/** Loads the most useful next action that the person may take; null if there is none. */
export const useSuggestion = suggestions.read('suggestion', findSuggestion, ofStore);

/** Dismisses a suggestion by its cause, or undoes that. */
export const useDismissSuggestion = suggestions.write(
  dismissSuggestion,
  ({ storeId }, sent: { readonly cause: string; readonly dismissed: boolean }) => ({
    body: { storeId, ...sent },
  }),
);
