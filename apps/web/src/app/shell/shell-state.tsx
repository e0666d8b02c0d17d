import type { SessionUser } from '@counter/contract/auth';
import type { Business } from '@counter/contract/store';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { CurrentStore } from '../../lib/store-context.tsx';

/** The overlays of the shell; one at a time. */
export type Overlay = 'navigation' | 'palette' | 'shortcuts';

interface ShellState {
  user: SessionUser;
  stores: readonly Business[];
  /** Undefined while the stores are on their way, or when none can be worked in. */
  store: CurrentStore | undefined;
  /** True until it is known which store the screens are about, or that there is none. */
  isStorePending: boolean;
  open: (overlay: Overlay) => void;
  close: () => void;
}

const ShellContext = createContext<ShellState | null>(null);
// Separate, so that opening a dialog doesn't render the whole shell again.
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

/** Returns the state that the parts of the shell share. */
export function useShell(): ShellState {
  const state = useContext(ShellContext);
  if (!state) throw new Error('useShell is used outside the shell.');
  return state;
}
