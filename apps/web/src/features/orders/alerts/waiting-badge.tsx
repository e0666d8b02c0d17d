import { findWaitingOrders } from '@counter/contract/notifications';
import { useEffect } from 'react';
import { showBadge } from '../../../lib/device/app-badge.ts';
import { readData } from '../../../lib/resource/read.ts';
import { storeResource } from '../../../lib/resource/store-resource.ts';

/** Read again with the orders, and now and then for those of the person's other stores. */
const useWaiting = storeResource('orders').query(
  'waiting',
  async () => (await readData(findWaitingOrders, {})).waiting,
  { refetchInterval: 60_000 },
);

/** Keeps the number on the app's icon: the new orders of all stores of the person. */
export function WaitingBadge() {
  const { data } = useWaiting();
  useEffect(() => {
    if (data !== undefined) showBadge(data);
  }, [data]);
  // Whoever signs out leaves no number behind.
  useEffect(() => () => showBadge(0), []);
  return null;
}
