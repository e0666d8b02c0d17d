import type { SessionUser } from '@counter/contract/auth';
import type { Business } from '@counter/contract/store';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { CurrentStore } from '../../lib/store-context.tsx';

/** The overlays of the shell. Only one is open at a time. */
export type Overlay = 'navigation' | 'palette' | 'shortcuts';

interface ShellState {
  user: SessionUser;
  stores: readonly Business[];
  /** Undefined while the stores load, or if the person can work in none. */
  store: CurrentStore | undefined;
  /** True until the current store, or its absence, is known. */
  isStorePending: boolean;
  open: (overlay: Overlay) => void;
  close: () => void;
}

const ShellContext = createContext<ShellState | null>(null);
// A separate context, so that opening a dialog doesn't render the whole shell again.
const OverlayContext = createContext<Overlay | undefined>(undefined);

interface Props extends Pick<ShellState, 'user' | 'stores' | 'store' | 'isStorePending'> {
  children: ReactNode;
}

export function ShellProvider({ user, stores, store, isStorePending, children }: Props) {
  const [overlay, setOverlay] = useState<Overlay>();
  const state = useMemo(
    () => ({
      user,
      stores,
      store,
      isStorePending,
      open: setOverlay,
      close: () => setOverlay(undefined),
    }),
    [user, stores, store, isStorePending],
  );
  return (
    <ShellContext value={state}>
      <OverlayContext value={overlay}>{children}</OverlayContext>
    </ShellContext>
  );
}

/** Returns the open overlay, if any. */
export function useOverlay(): Overlay | undefined {
  return useContext(OverlayContext);
}

/** Returns the shared state of the shell. */
export function useShell(): ShellState {
  const state = useContext(ShellContext);
  if (!state) throw new Error('useShell is used outside the shell.');
  return state;
}
