import { navigation, type NavigationEntry, type NavigationSection } from './navigation.ts';
import { places, type Place } from './places.ts';
import { useShell } from '../shell-state.tsx';

/** The menu's sections with the entries that the person may use in the current store; none is empty. */
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

/** The entries of every section, in the menu's order. */
export function useNavigationEntries(): readonly NavigationEntry[] {
  return useNavigation().flatMap(({ entries }) => entries);
}

/** The screens below an entry of the menu that the person may use in the current store. */
export function useChildren(): (label: string) => readonly Place[] {
  const { store } = useShell();
  return (label) => places.filter((place) => place.group === label && store?.opens(place));
}
