import { useMediaQuery } from '@mantine/hooks';
import { useSyncExternalStore } from 'react';
import { z } from 'zod/mini';
import { onStoredElsewhere, readStored, writeStored } from '../../../lib/storage.ts';

const schema = z.nullable(z.enum(['board', 'table']));

/** The look of today's orders. */
export type OrdersView = 'board' | 'table';

const key = 'counter.orders-view';
let chosen = readStored(key, schema, null);
const listeners = new Set<() => void>();

onStoredElsewhere(key, () => {
  chosen = readStored(key, schema, null);
  for (const listener of listeners) listener();
});

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the view that was chosen on this device; without a choice, the board on tablets. */
export function useOrdersView(): OrdersView {
  const isTablet = useMediaQuery('(pointer: coarse) and (48em <= width < 86em)', false, {
    getInitialValueInEffect: false,
  });
  const choice = useSyncExternalStore(watch, () => chosen);
  return choice ?? (isTablet ? 'board' : 'table');
}

/** Chooses the view on this device, in all its tabs. */
export function chooseOrdersView(view: OrdersView): void {
  chosen = view;
  writeStored(key, view);
  for (const listener of listeners) listener();
}
