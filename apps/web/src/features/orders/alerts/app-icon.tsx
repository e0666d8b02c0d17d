import { Suspense, useEffect } from 'react';
import { hasBadge } from '../../../lib/device/app-badge.ts';
import { showManifest } from '../../../lib/device/app-manifest.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { lazyPart } from '../../../ui/browser/ahead.ts';

// Pages in a tab have no icon.
const WaitingBadge = lazyPart(async () => {
  const { WaitingBadge: component } = await import('./waiting-badge.tsx');
  return { default: component };
});

/** Keeps the icon of the installed app current: the number of new orders, and what a long press offers. */
export function AppIcon() {
  const { role, can } = useCurrentStore();
  useEffect(() => {
    if (!import.meta.env.PROD) return undefined;
    showManifest(role);
    return () => showManifest(undefined);
  }, [role]);
  return can('orders:read') && hasBadge() ? (
    <Suspense>
      <WaitingBadge />
    </Suspense>
  ) : null;
}
