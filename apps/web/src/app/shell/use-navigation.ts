import { navigation, type NavigationEntry } from './navigation.ts';
import { useShell } from './shell-state.tsx';

/** The entries of the menu that the person may use in the current store. */
export function useNavigation(): readonly NavigationEntry[] {
  const { store } = useShell();
  return navigation.filter(({ permission }) => !permission || store?.can(permission));
}
