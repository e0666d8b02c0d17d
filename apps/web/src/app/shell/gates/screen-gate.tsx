import { isPreparing } from '@counter/contract/shared';
import { useMatches } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import type { CurrentStore } from '../../../lib/store-context.tsx';
import { lazyPart } from '../../../ui/browser/ahead.ts';

const RefusedScreen = lazyPart(async () => ({
  default: (await import('../../../features/team/refused-screen.tsx')).RefusedScreen,
}));

interface ScreenGateProps {
  store: CurrentStore;
  children: ReactNode;
}

const ClosedScreen = lazyPart(async () => ({
  default: (await import('./closed-screen.tsx')).ClosedScreen,
}));

/**
 * Shows a screen to people with access; others see which role it requires and whom to ask. A store awaiting
 * approval only has the screens that prepare it.
 */
export function ScreenGate({ store, children }: ScreenGateProps) {
  const heading = useMatches({
    select: (matches) => matches.map(({ staticData }) => staticData.heading).findLast(Boolean),
  });
  const needed = useMatches({
    select: (matches) => matches.map(({ staticData }) => staticData.permission).findLast(Boolean),
  });
  if (store.waiting && (needed === undefined || !isPreparing(needed))) {
    return (
      <Suspense>
        <ClosedScreen heading={heading} />
      </Suspense>
    );
  }
  if (needed === undefined || store.can(needed)) return children;
  return (
    <Suspense>
      <RefusedScreen heading={heading} permission={needed} />
    </Suspense>
  );
}
