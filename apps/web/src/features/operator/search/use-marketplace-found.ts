import { searchMinimum } from '@counter/contract/search';
import { findBest } from '@counter/contract/shared';
import { useDebouncedValue } from '@mantine/hooks';
import { useNavigate, type NavigateFn } from '@tanstack/react-router';
import { explainFailure } from '../../../lib/api.ts';
import type { PaletteGroup } from '../../../ui/overlays/palette/palette-list.tsx';
import { places } from '../frame/places.ts';
import { useInMarketplace } from '../operator.queries.ts';
import { groupsOf } from './found-groups.ts';
import { searchText } from './search.text.ts';

interface MarketplaceFound {
  groups: readonly PaletteGroup[];
  /** True while the results are for an earlier text or not loaded yet. */
  searching: boolean;
  /** A message if nothing was found or the search failed. */
  message: string;
  /** Searches again; undefined unless the search failed. */
  retry: (() => void) | undefined;
}

/** The debounce of the search, in milliseconds. */
const pause = 100;

/** Finds screens immediately, and everything else with the server's response. */
export function useMarketplaceFound(query: string): MarketplaceFound {
  const navigate = useNavigate();
  const typed = query.trim();
  const [settled] = useDebouncedValue(typed, pause);
  const isAsked = typed.length >= searchMinimum;
  const { data, error, isPlaceholderData, isFetching, refetch } = useInMarketplace(
    settled.length >= searchMinimum ? settled : undefined,
  );
  const answered = !isAsked || (settled === typed && !isPlaceholderData && !isFetching);
  const found = isAsked && data && !error ? groupsOf(data, navigate) : [];
  const groups = [screensOf(typed, navigate), ...found].filter(
    ({ commands }) => commands.length > 0,
  );
  const failed = answered && isAsked && error !== null;
  const retry = failed ? () => void refetch() : undefined;
  return { groups, searching: !answered, message: messageOf(), retry };

  function messageOf(): string {
    if (!answered) return '';
    if (isAsked && error) return searchText.searchFailed(explainFailure(error));
    return groups.length === 0 ? searchText.noResultsFor(typed) : '';
  }
}

function screensOf(typed: string, navigate: NavigateFn): PaletteGroup {
  const best = findBest(typed, places, ({ label }) => ({ label, words: '' }));
  return {
    heading: searchText.goTo,
    commands: best.map(({ item: { label, link, path, keys } }) => ({
      id: `screen ${path}`,
      label,
      group: '',
      keys,
      run: () => void navigate(link),
    })),
  };
}
