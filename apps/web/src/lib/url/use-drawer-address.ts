import { useNavigate, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page before in the history is the list that something was opened from. */
    openedFromList?: true;
  }
}

/** Keeps the open drawer in the address under `key`: Back closes it, and its link can be shared. */
export function useDrawerAddress<Search extends object, Key extends keyof Search>(
  search: Search,
  key: Key,
) {
  const navigate = useNavigate();
  const router = useRouter();
  const leaving = useRef(false);

  /** Opens one in the drawer. */
  function open(id: NonNullable<Search[Key]>): void {
    if (id === search[key]) return;
    // Going from one that is open to another keeps the list just one step back.
    const replace = search[key] !== undefined;
    const state = (before: object) => (replace ? before : { openedFromList: true as const });
    const opened = { ...search, [key]: id };
    void navigate({ to: '.', search: opened, replace, state, resetScroll: false });
  }

  /**
   * Steps back to the list that it was opened from; a link that was sent has none and is replaced.
   * `saved`: what was typed in the drawer needs no question any more.
   */
  function close({ saved: ignoreBlocker = false }: { saved?: boolean } = {}): void {
    if (search[key] === undefined) return;
    if (!router.history.location.state.openedFromList) {
      const list = { ...search, [key]: undefined };
      void navigate({ to: '.', search: list, replace: true, resetScroll: false, ignoreBlocker });
      return;
    }
    // Stepping back takes a moment, in which a second press would step back twice.
    if (leaving.current) return;
    leaving.current = true;
    window.addEventListener('popstate', () => (leaving.current = false), { once: true });
    router.history.back({ ignoreBlocker });
  }

  return { open, close };
}
