import { useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { isClosing } from '../overlays/closing.ts';

export interface Shortcut {
  /** 'a', '?', 'Enter', 'mod+k' (Ctrl or Command), or a sequence such as 'g o'. */
  keys: string;
  label: string;
  run: () => void;
}

export interface ShortcutGroup {
  group: string;
  shortcuts: readonly Shortcut[];
  /** True if they work on every screen, not only on the current one. */
  everywhere: boolean;
}

/** The maximum pause between the keys of a sequence, in milliseconds. */
const sequencePause = 1000;

const groups = new Map<string, ShortcutGroup>();
const listeners = new Set<() => void>();
let snapshot: readonly ShortcutGroup[] = [];
let pending = { key: '', at: 0 };

/** Registers shortcuts while the component is on screen. `group` is their heading in the shortcut sheet. */
export function useShortcuts(
  group: string,
  shortcuts: readonly Shortcut[],
  { everywhere = false } = {},
): void {
  const id = useId();
  // In a layout effect, so that shortcuts work as soon as the screen is visible.
  useLayoutEffect(() => register(id, { group, shortcuts, everywhere }));
  useLayoutEffect(() => () => unregister(id), [id]);
}

/** Returns all active shortcuts, for the shortcut sheet. */
export function useShortcutGroups(): readonly ShortcutGroup[] {
  return useSyncExternalStore(subscribe, () => snapshot);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function register(id: string, group: ShortcutGroup) {
  if (groups.size === 0) document.addEventListener('keydown', onKeyDown);
  const before = groups.get(id);
  groups.set(id, group);
  if (!before || wordsOf(before) !== wordsOf(group)) announce();
}

function unregister(id: string) {
  groups.delete(id);
  if (groups.size === 0) document.removeEventListener('keydown', onKeyDown);
  announce();
}

function wordsOf({ group, shortcuts }: ShortcutGroup): string {
  return [group, ...shortcuts.map(({ keys, label }) => `${keys} ${label}`)].join('\n');
}

function announce() {
  snapshot = [...groups.values()];
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

/** The last registered shortcut wins, so that a drawer's precede its page's. */
function find(keys: string): Shortcut | undefined {
  return [...groups.values()]
    .toReversed()
    .flatMap(({ shortcuts }) => shortcuts)
    .find((shortcut) => shortcut.keys === keys);
}

function nameOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string {
  const modifier = ctrlKey || metaKey ? 'mod+' : '';
  return `${modifier}${altKey ? 'alt+' : ''}${key.length === 1 ? key.toLowerCase() : key}`;
}

/**
 * Returns true if the key belongs to the focused element: any key to a field, Enter and Space to a button. Fields
 * of a closing dialog don't count, because the key is meant for the screen behind it.
 */
function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement) || isClosing(target)) return false;
  if (target.isContentEditable || target.matches('input, textarea, select')) return true;
  const pressing = key === 'Enter' || key === ' ';
  return pressing && target.matches('a, button, summary, [role="button"], [role="menuitem"]');
}
