import { navigation, type NavigationEntry, type NavigationSection } from './navigation.ts';
import { places, type Place } from './places.ts';
import { useShell } from '../shell-state.tsx';

/**
 * Returns the menu's sections with the entries that the person can use in the current store. Empty sections are
 * left out.
 */
export function useNavigation(): readonly NavigationSection[] {
  const { store } = useShell();
  const isOpen = (entry: NavigationEntry) => (store ? store.opens(entry) : !entry.permission);
  return navigation
    .map(({ entries, ...section }) => ({
      ...section,
      entries: entries.filter(isOpen),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** Returns the entries of all sections, in the menu's order. */
export function useNavigationEntries(): readonly NavigationEntry[] {
  return useNavigation().flatMap(({ entries }) => entries);
}

/** Returns a function that lists an entry's child screens that the person can use in the current store. */
export function useChildren(): (label: string) => readonly Place[] {
  const { store } = useShell();
  return (label) => places.filter((place) => place.group === label && store?.opens(place));
}
