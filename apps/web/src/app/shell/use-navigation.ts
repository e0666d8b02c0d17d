import { navigation, type NavigationEntry, type NavigationSection } from './navigation.ts';
import { places, type Place } from './places.ts';
import { useShell } from './shell-state.tsx';

/** The menu's sections with the entries that the person may use in the current store; none is empty. */
export function useNavigation(): readonly NavigationSection[] {
  const { store } = useShell();
  return navigation
    .map(({ entries, ...section }) => ({
      ...section,
      entries: entries.filter(({ permission }) => !permission || store?.can(permission)),
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
  return (label) =>
    places.filter(({ group, permission }) => group === label && store?.can(permission));
}
