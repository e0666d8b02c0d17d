import type { Order } from '@counter/contract/orders';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { prefetch, lazyPart } from '../../../ui/browser/ahead.ts';
import { useLastOpen } from '../../../ui/overlays/use-last-open.ts';
import { useOrdersAddress } from '../address/orders-address.tsx';

// The list is shown before any order is opened, so the drawer can load later.
const loadDrawer = async () => ({ default: (await import('./order-drawer.tsx')).OrderDrawer });
const OrderDrawer = lazyPart(loadDrawer);

/** The order in the address, over its list. */
export function OpenOrder({ more }: { more?: (order: Order) => ReactNode }) {
  const { orderNumber } = useOrdersAddress();
  const { isLeft, leave } = useLeave();
  const shown = useLastOpen(orderNumber);
  useEffect(() => prefetch(loadDrawer), []);
  if (shown === undefined) return null;
  return (
    <Suspense>
      <OrderDrawer
        orderNumber={shown}
        opened={orderNumber !== undefined && !isLeft}
        onClose={leave}
        more={more}
      />
    </Suspense>
  );
}

/** Closes the drawer immediately; the slower navigation back to the list follows. */
function useLeave() {
  const { orderNumber, close } = useOrdersAddress();
  const [left, setLeft] = useState<string>();
  if (left !== undefined && left !== orderNumber) setLeft(undefined);
  const leave = () => {
    setLeft(orderNumber);
    close();
  };
  return { isLeft: left !== undefined && left === orderNumber, leave };
}
