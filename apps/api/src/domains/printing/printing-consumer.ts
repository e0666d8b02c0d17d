import type { TicketKind } from '@counter/contract/printing';
import type { EventConsumer } from '../../platform/events/outbox/event-dispatcher.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import {
  createJobs,
  dropWaitingChanges,
  findFetchedJobs,
  type NewJob,
} from './print-jobs.repository.ts';
import { findAutomaticPrinters } from './printers.repository.ts';
import type { Tx } from './printing.tables.ts';

/**
 * Sends tickets to the store's printers: when an order is accepted and due in the kitchen, and once more
 * when one that was printed is changed or cancelled.
 */
export function printingConsumer(): EventConsumer {
  return {
    name: 'printing',
    kinds: ['order.placed', 'order.released', 'order.moved', 'order.changed'],
    handle: async (tx, scope, events) => {
      for (const { event, at } of events) {
        if (!('status' in event)) continue;
        const due = { orderId: event.orderId, at };
        if (event.kind === 'order.changed') await printChanged(tx, scope, due);
        else if (event.status === 'STORE_ACCEPTED') await printAccepted(tx, scope, due);
        if (event.status === 'STORE_REJECT') await printCancelled(tx, scope, due);
      }
    },
  };
}

type Due = { readonly orderId: number; readonly at: Date };

async function printAccepted(tx: Tx, scope: StoreScope, { orderId, at }: Due): Promise<void> {
  const printers = await findAutomaticPrinters(tx, scope);
  if (printers.length === 0 || !(await isReleased(tx, scope, { orderId, at }))) return;
  const jobs = printers.flatMap(({ id, kitchenCopies, packageCopies }) => [
    ...copiesOf(id, orderId, 'KITCHEN', kitchenCopies),
    ...copiesOf(id, orderId, 'PACKAGE', packageCopies),
  ]);
  await createJobs(tx, scope, jobs, at);
}

function copiesOf(printerId: number, orderId: number, ticket: TicketKind, count: number) {
  return Array.from({ length: count }, (_, index): NewJob => ({
    printerId,
    orderId,
    ticket,
    occasion: 'ACCEPTED',
    copy: index + 1,
  }));
}

/** Returns true if the kitchen has to start by now. One scheduled for later prints when it is released. */
async function isReleased(tx: Tx, { storeId }: StoreScope, { orderId, at }: Due) {
  const order = await tx
    .selectFrom('published.orders')
    .where('storeId', '=', storeId)
    .where('id', '=', orderId)
    .select('releasedAt')
    .executeTakeFirst();
  return order !== undefined && order.releasedAt <= at;
}

/** Prints each ticket that is out once more, with the items that are left. */
async function printChanged(tx: Tx, scope: StoreScope, { orderId, at }: Due): Promise<void> {
  const fetched = await findFetchedJobs(tx, scope, orderId);
  await dropWaitingChanges(tx, scope, orderId, at);
  const jobs = fetched.map((job): NewJob => ({ ...job, orderId, occasion: 'CHANGED' }));
  await createJobs(tx, scope, jobs, at);
}

/** Tells each kitchen printer that has the order's ticket that the order is off. */
async function printCancelled(tx: Tx, scope: StoreScope, { orderId, at }: Due): Promise<void> {
  const fetched = await findFetchedJobs(tx, scope, orderId);
  const printers = new Set(
    fetched.filter(({ ticket }) => ticket === 'KITCHEN').map(({ printerId }) => printerId),
  );
  const jobs = [...printers].map((printerId): NewJob => ({
    printerId,
    orderId,
    ticket: 'KITCHEN',
    occasion: 'CANCELLED',
    copy: 1,
  }));
  await createJobs(tx, scope, jobs, at);
}
