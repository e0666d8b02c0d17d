import { useNavigate, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The previous history entry is the list that the item was opened from. */
    openedFromList?: true;
  }
}

/** Keeps the open drawer in the address under `key`, so that Back closes it and its link can be shared. */
export function useDrawerAddress<Search extends object, Key extends keyof Search>(
  search: Search,
  key: Key,
) {
  const navigate = useNavigate();
  const router = useRouter();
  const leaving = useRef(false);

  /** Opens an item in the drawer. */
  function open(id: NonNullable<Search[Key]>): void {
    if (id === search[key]) return;
    // Switching between open items keeps the list one step back.
    const replace = search[key] !== undefined;
    const state = (before: object) => (replace ? before : { openedFromList: true as const });
    const opened = { ...search, [key]: id };
    void navigate({ to: '.', search: opened, replace, state, resetScroll: false });
  }

  /**
   * Goes back to the list that the item was opened from. A shared link has no such entry, so its address is
   * replaced. `saved` skips the question about unsaved input.
   */
  function close({ saved: ignoreBlocker = false }: { saved?: boolean } = {}): void {
    if (search[key] === undefined) return;
    if (!router.history.location.state.openedFromList) {
      const list = { ...search, [key]: undefined };
      void navigate({ to: '.', search: list, replace: true, resetScroll: false, ignoreBlocker });
      return;
    }
    // Going back is asynchronous, and a second press would go back twice.
    if (leaving.current) return;
    leaving.current = true;
    window.addEventListener('popstate', () => (leaving.current = false), { once: true });
    router.history.back({ ignoreBlocker });
  }

  return { open, close };
}
