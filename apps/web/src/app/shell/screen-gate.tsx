import { useMatches } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import type { CurrentStore } from '../../lib/store-context.tsx';
import { lazyPart } from '../../ui/browser/ahead.ts';

const RefusedScreen = lazyPart(async () => ({
  default: (await import('../../features/team/refused-screen.tsx')).RefusedScreen,
}));

interface ScreenGateProps {
  store: CurrentStore;
  children: ReactNode;
}

/** Shows a screen to whoever may see it; the others read which role it needs, and whom to ask. */
export function ScreenGate({ store, children }: ScreenGateProps) {
  const heading = useMatches({
    select: (matches) => matches.map(({ staticData }) => staticData.heading).findLast(Boolean),
  });
  const needed = useMatches({
    select: (matches) => matches.map(({ staticData }) => staticData.permission).findLast(Boolean),
  });
  if (needed === undefined || store.can(needed)) return children;
  return (
    <Suspense>
      <RefusedScreen heading={heading} permission={needed} />
    </Suspense>
  );
}
