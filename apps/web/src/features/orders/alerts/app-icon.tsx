import { findWaitingOrders } from '@counter/contract/notifications';
import { useEffect } from 'react';
import { hasBadge, showBadge } from '../../../lib/app-badge.ts';
import { showManifest } from '../../../lib/app-manifest.ts';
import { readData } from '../../../lib/resource/read.ts';
import { storeResource } from '../../../lib/resource/store-resource.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';

/** Read again with the orders, and now and then for those of the person's other stores. */
const useWaiting = storeResource('orders').query(
  'waiting',
  async () => (await readData(findWaitingOrders, {})).waiting,
  { refetchInterval: 60_000 },
);

/** Keeps the icon of the installed app current: the number of new orders, and what a long press offers. */
export function AppIcon() {
  const { role, can } = useCurrentStore();
  useEffect(() => {
    if (!import.meta.env.PROD) return undefined;
    showManifest(role);
    return () => showManifest(undefined);
  }, [role]);
  return can('orders:read') && hasBadge() ? <Badge /> : null;
}

function Badge() {
  const { data } = useWaiting();
  useEffect(() => {
    if (data !== undefined) showBadge(data);
  }, [data]);
  // Whoever signs out leaves no number behind.
  useEffect(() => () => showBadge(0), []);
  return null;
}
