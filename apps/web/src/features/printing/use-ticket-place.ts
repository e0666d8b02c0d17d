import type { TicketPlace } from '@counter/contract/printing';
import { useMemo } from 'react';
import { dates } from '../../lib/time/date-format.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';

/** Returns the store's data for tickets printed on this device. */
export function useTicketPlace(): TicketPlace {
  const { name: storeName, timeZone } = useCurrentStore();
  const dateFormat = dates();
  return useMemo(() => ({ storeName, timeZone, dateFormat }), [storeName, timeZone, dateFormat]);
}
