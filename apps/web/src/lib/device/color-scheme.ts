import { useSyncExternalStore } from 'react';

export type ColorScheme = 'light' | 'dark';

// The page's inline script reads the same key before the first paint and sets the same attribute.
const key = 'mantine-color-scheme-value';
const root = document.documentElement;
const system = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

let chosen: ColorScheme | undefined;

// Also runs now: the system's scheme may have changed since the inline script ran.
system.addEventListener('change', update);
addEventListener('storage', (event) => {
  if (event.key === key) update();
});
update();

/** Saves a color scheme for later visits. If the browser blocks storage, it applies until the page closes. */
export function chooseColorScheme(scheme: ColorScheme): void {
  chosen = scheme;
  try {
    localStorage.setItem(key, scheme);
  } catch (error) {
    console.info('The color scheme could not be kept for later.', error);
  }
  update();
}

/** Returns the scheme that the page uses: the chosen one, or the system's. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, readShown);
}

function readShown(): ColorScheme {
  return root.dataset['mantineColorScheme'] === 'dark' ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function update(): void {
  root.dataset['mantineColorScheme'] = readChosen() ?? (system.matches ? 'dark' : 'light');
  for (const listener of listeners) listener();
}

function readChosen(): ColorScheme | undefined {
  try {
    const kept = localStorage.getItem(key);
    if (kept === 'light' || kept === 'dark') return kept;
  } catch (error) {
    console.info('The kept color scheme could not be read.', error);
  }
  return chosen;
}
