import { Suspense, useEffect } from 'react';
import { hasBadge } from '../../../lib/device/app-badge.ts';
import { showManifest } from '../../../lib/device/app-manifest.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { lazyPart } from '../../../ui/browser/ahead.ts';

// Pages in a browser tab have no icon.
const WaitingBadge = lazyPart(async () => {
  const { WaitingBadge: component } = await import('./waiting-badge.tsx');
  return { default: component };
});

/** Updates the installed app's icon: its badge counts new orders, and its menu offers shortcuts. */
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
