import { findWaitingOrders } from '@counter/contract/notifications';
import { useEffect } from 'react';
import { showBadge } from '../../../lib/device/app-badge.ts';
import { readData } from '../../../lib/resource/read.ts';
import { storeResource } from '../../../lib/resource/store-resource.ts';

/** Refetched with the orders, and polled for the person's other stores. */
const useWaiting = storeResource('orders').query(
  'waiting',
  async () => (await readData(findWaitingOrders, {})).waiting,
  { refetchInterval: 60_000 },
);

/** Shows the number of new orders on the app's icon, for all of the person's stores. */
export function WaitingBadge() {
  const { data } = useWaiting();
  useEffect(() => {
    if (data !== undefined) showBadge(data);
  }, [data]);
  // Clears the number on sign-out.
  useEffect(() => () => showBadge(0), []);
  return null;
}
