import { useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react';

export interface Shortcut {
  /** 'a', '?', 'Enter', 'mod+k' (Ctrl or Command), or a sequence such as 'g o'. */
  keys: string;
  label: string;
  run: () => void;
}

export interface ShortcutGroup {
  group: string;
  shortcuts: readonly Shortcut[];
}

/** How long, in milliseconds, the second key of a sequence may take. */
const sequencePause = 1000;

interface Source {
  group: string;
  read: () => readonly Shortcut[];
}

const sources = new Map<string, Source>();
const listeners = new Set<() => void>();
let snapshot: readonly ShortcutGroup[] = [];
let pending = { key: '', at: 0 };

/** Offers shortcuts while the component is on the screen. The group is their heading in the sheet. */
export function useShortcuts(group: string, shortcuts: readonly Shortcut[]): void {
  const id = useId();
  const read = useEffectEvent(() => shortcuts);
  const described = shortcuts.map(({ keys, label }) => `${keys} ${label}`).join('\n');

  useEffect(() => {
    register(id, { group, read });
    return () => unregister(id);
    // `described` announces other keys and labels; what they run is always read afresh.
  }, [id, group, described]);
}

/** Every shortcut that works at this moment, for the sheet. */
export function useShortcutGroups(): readonly ShortcutGroup[] {
  return useSyncExternalStore(subscribe, () => snapshot);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function register(id: string, source: Source) {
  if (sources.size === 0) document.addEventListener('keydown', onKeyDown);
  sources.set(id, source);
  announce();
}

function unregister(id: string) {
  sources.delete(id);
  if (sources.size === 0) document.removeEventListener('keydown', onKeyDown);
  announce();
}

function announce() {
  snapshot = [...sources.values()].map(({ group, read }) => ({ group, shortcuts: read() }));
  for (const listener of listeners) listener();
}

function onKeyDown(event: KeyboardEvent) {
  if (event.defaultPrevented || event.repeat) return;
  const key = nameOf(event);
  if (!key.startsWith('mod+') && isTyping(event)) return;
  const sequence = event.timeStamp - pending.at < sequencePause ? `${pending.key} ${key}` : key;
  const shortcut = find(sequence) ?? find(key);
  pending = shortcut ? { key: '', at: 0 } : { key, at: event.timeStamp };
  if (!shortcut) return;
  event.preventDefault();
  shortcut.run();
}

/** The shortcut registered last wins, so that a drawer's come before its page's. */
function find(keys: string): Shortcut | undefined {
  return [...sources.values()]
    .toReversed()
    .flatMap(({ read }) => read())
    .find((shortcut) => shortcut.keys === keys);
}

function nameOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string {
  const modifier = ctrlKey || metaKey ? 'mod+' : '';
  return `${modifier}${altKey ? 'alt+' : ''}${key.length === 1 ? key.toLowerCase() : key}`;
}

/** Keys belong to whoever types, and Enter and Space to the button that has the focus. */
function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches('input, textarea, select')) return true;
  const pressing = key === 'Enter' || key === ' ';
  return pressing && target.matches('a, button, summary, [role="button"], [role="menuitem"]');
}
