import { ticketOf, type Ticket } from '@counter/contract/printing';
import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod/mini';
import { now } from '@counter/browser/clock';
import { readStored, writeStored } from '@counter/browser/storage';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { useTodaysOrders } from '../orders/index.ts';
import { useDevicePrinting } from './device-printing.ts';
import { PrintSheet } from './print-sheet.tsx';
import { findUnprinted, remember, storedOrders } from './printed-orders.ts';
import { useTicketPlace } from './use-ticket-place.ts';

const schema = z.nullable(storedOrders);
const keyOf = (storeId: number): string => `counter.printed-orders.${storeId}`;

/**
 * Prints the kitchen ticket of each accepted order, and a marked one again when its items change. Only one of several
 * tabs prints. Orders accepted before printing was turned on are skipped; those accepted while the page was closed are
 * printed.
 */
export function PrintAccepted() {
  const { storeId } = useCurrentStore();
  const place = useTicketPlace();
  const { paper } = useDevicePrinting();
  const { orders } = useTodaysOrders();
  const [tickets, setTickets] = useState<readonly Ticket[]>([]);
  const done = useCallback(() => setTickets([]), []);
  useEffect(() => {
    if (!orders || tickets.length > 0) return;
    void inOneTab(() => {
      const printed = readStored(keyOf(storeId), schema, null);
      const unprinted = findUnprinted(orders, printed ?? [], now());
      if (unprinted.length === 0 && printed !== null) return;
      const taken = unprinted.map(({ order }) => order);
      writeStored(keyOf(storeId), remember(printed ?? [], taken));
      if (printed === null) return;
      const wish = { kind: 'KITCHEN', now: new Date(now()) } as const;
      setTickets(
        unprinted.map(({ order, ...change }) => ticketOf(order, place, { ...wish, ...change })),
      );
    });
  }, [orders, tickets, storeId, place]);
  if (tickets.length === 0) return null;
  return <PrintSheet tickets={tickets} paper={paper} onPrinted={done} />;
}

/** Runs in one tab at a time, so that only one prints a ticket. Locks require HTTPS. */
async function inOneTab(print: () => void): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('counter.print-accepted', print);
  else print();
}
