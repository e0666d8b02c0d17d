import { lazy, Suspense, useEffect, useState } from 'react';
import { fetchAhead } from '../../ui/ahead.ts';
import { useOrdersAddress } from './orders-address.tsx';

// A list is there before an order of it is opened.
const loadDrawer = async () => ({ default: (await import('./order-drawer.tsx')).OrderDrawer });
const OrderDrawer = lazy(loadDrawer);

/** The order that the address names, on top of the list it came from. */
export function OpenOrder() {
  const { orderNumber, close } = useOrdersAddress();
  // What is on the way out still shows the order it was about.
  const [shown, setShown] = useState(orderNumber);
  if (orderNumber !== undefined && orderNumber !== shown) setShown(orderNumber);
  useEffect(() => fetchAhead(loadDrawer), []);
  if (shown === undefined) return null;
  return (
    <Suspense>
      <OrderDrawer orderNumber={shown} opened={orderNumber !== undefined} onClose={close} />
    </Suspense>
  );
}
