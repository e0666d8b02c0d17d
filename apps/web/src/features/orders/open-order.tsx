import type { Order } from '@counter/contract/orders';
import { Suspense, useEffect, type ReactNode } from 'react';
import { fetchAhead, lazyPart } from '../../ui/browser/ahead.ts';
import { useLastOpen } from '../../ui/overlays/use-last-open.ts';
import { useOrdersAddress } from './orders-address.tsx';

// A list is there before an order of it is opened.
const loadDrawer = async () => ({ default: (await import('./order-drawer.tsx')).OrderDrawer });
const OrderDrawer = lazyPart(loadDrawer);

/** The order that the address names, on top of the list it came from. */
export function OpenOrder({ more }: { more?: (order: Order) => ReactNode }) {
  const { orderNumber, close } = useOrdersAddress();
  const shown = useLastOpen(orderNumber);
  useEffect(() => fetchAhead(loadDrawer), []);
  if (shown === undefined) return null;
  return (
    <Suspense>
      <OrderDrawer
        orderNumber={shown}
        opened={orderNumber !== undefined}
        onClose={close}
        more={more}
      />
    </Suspense>
  );
}
