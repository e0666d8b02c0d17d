import { navigation, type NavigationEntry } from './navigation.ts';
import { places, type Place } from './places.ts';
import { useShell } from './shell-state.tsx';

/** The entries of the menu that the person may use in the current store. */
export function useNavigation(): readonly NavigationEntry[] {
  const { store } = useShell();
  return navigation.filter(({ permission }) => !permission || store?.can(permission));
}

/** The screens below an entry of the menu that the person may use in the current store. */
export function useChildren(): (label: string) => readonly Place[] {
  const { store } = useShell();
  return (label) =>
    places.filter(
      ({ group, inMenu, permission }) => inMenu && group === label && store?.can(permission),
    );
}
