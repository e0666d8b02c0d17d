import { useEffect, useSyncExternalStore } from 'react';

const root = document.documentElement;
const listeners = new Set<() => void>();

function update(menu: 'rail' | undefined): void {
  if (menu) root.dataset['menu'] = menu;
  else delete root.dataset['menu'];
  for (const listener of listeners) listener();
}

/** Narrows the menu beside the screen to a rail while the component is shown. */
export function useRail(): void {
  useEffect(() => {
    update('rail');
    return () => update(undefined);
  }, []);
}

/** Returns true while the menu is a rail, as the screen needs all the room there is. */
export function useIsRail(): boolean {
  return useSyncExternalStore(subscribe, () => root.dataset['menu'] === 'rail');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
