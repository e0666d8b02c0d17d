import { useMediaQuery } from '@mantine/hooks';
import { z } from 'zod/mini';
import { createDeviceValue } from '@counter/browser/device-value';
import { useShared } from '@counter/browser/shared-value';

/** The layout of today's orders. */
export type OrdersView = 'board' | 'table';

const chosen = createDeviceValue<OrdersView | null>(
  'counter.orders-view',
  z.nullable(z.enum(['board', 'table'])),
  null,
);

/** Returns the view chosen on this device; by default the board on tablets, otherwise the table. */
export function useOrdersView(): OrdersView {
  const isTablet = useMediaQuery('(pointer: coarse) and (48em <= width < 86em)', false, {
    getInitialValueInEffect: false,
  });
  return useShared(chosen) ?? (isTablet ? 'board' : 'table');
}

/** Sets the view on this device, in all its tabs. */
export function chooseOrdersView(view: OrdersView): void {
  chosen.set(view);
}
