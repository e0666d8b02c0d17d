import { mergeDifferences, type LineDifference } from '@counter/contract/orders';
import type { EventConsumer } from '../../platform/events/outbox/event-dispatcher.ts';
import { storesOf } from '../../platform/events/outbox/interest.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import {
  addLines,
  createJobs,
  dropWaitingChanges,
  findAcceptedJobs,
  findReleasedAt,
  type AcceptedJob,
  type DroppedChange,
  type NewJob,
} from './print-jobs.repository.ts';
import {
  findAutomaticPrinters,
  findStoresWithPrinter,
  type AutomaticPrinter,
} from './printers.repository.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { routeOrder } from './routing.ts';

/**
 * Queues tickets for the store's printers: when an order is accepted and due in the kitchen, and again when a printed
 * order changes or is cancelled.
 */
export function printingConsumer(): EventConsumer {
  return {
    name: 'printing',
    kinds: ['order.placed', 'order.released', 'order.moved', 'order.changed'],
    findInterested: async (db, waiting) => findStoresWithPrinter(db, storesOf(waiting)),
    handle: async (tx, scope, events) => {
      for (const { event, at } of events) {
        if (!('status' in event)) continue;
        const due = { orderId: event.orderId, at };
        if (event.kind === 'order.changed') {
          await printChanged(tx, scope, due, event.differences);
        } else if (event.status === 'STORE_ACCEPTED') await printAccepted(tx, scope, due);
        if (event.status === 'STORE_REJECT') await printCancelled(tx, scope, due);
      }
    },
  };
}

type Due = { readonly orderId: number; readonly at: Date };

async function printAccepted(tx: Tx, scope: StoreScope, due: Due): Promise<void> {
  const printers = await findAutomaticPrinters(tx, scope);
  if (printers.length === 0 || !(await isReleased(tx, scope, due))) return;
  const lines = await routeOrder(tx, scope, due.orderId, printers.filter(printsForKitchen));
  const jobs = printers.flatMap((printer) => [
    ...kitchenJobs(printer, due.orderId, lines),
    ...copiesOf({ ...due, printer, ticket: 'PACKAGE', lines: null }, printer.packageCopies),
  ]);
  await createJobs(tx, scope, jobs, due.at);
}

function printsForKitchen({ kitchenCopies }: AutomaticPrinter): boolean {
  return kitchenCopies > 0;
}

/** Returns the kitchen tickets of one printer; empty if it has none of the lines. */
function kitchenJobs(
  printer: AutomaticPrinter,
  orderId: number,
  routed: ReadonlyMap<number, number[] | null>,
): NewJob[] {
  const lines = routed.get(printer.id);
  if (lines === undefined) return [];
  return copiesOf({ orderId, printer, ticket: 'KITCHEN', lines }, printer.kitchenCopies);
}

type Copied = Pick<NewJob, 'orderId' | 'ticket' | 'lines'> & { readonly printer: AutomaticPrinter };

function copiesOf({ printer, orderId, ticket, lines }: Copied, count: number): NewJob[] {
  return Array.from({ length: count }, (_, index) => ({
    printerId: printer.id,
    orderId,
    ticket,
    lines,
    occasion: 'ACCEPTED',
    copy: index + 1,
  }));
}

/** Returns true if the kitchen has to start by now. A scheduled order prints when it is released. */
async function isReleased(tx: Tx, scope: StoreScope, { orderId, at }: Due): Promise<boolean> {
  const releasedAt = await findReleasedAt(tx, scope, orderId);
  return releasedAt !== undefined && releasedAt <= at;
}

/**
 * Reprints each issued ticket that has changed lines, with the remaining items. Adds new lines to the tickets of the
 * station that makes them, or to a first ticket there. Without `differences`, any line may have changed.
 */
async function printChanged(
  tx: Tx,
  scope: StoreScope,
  { orderId, at }: Due,
  differences: readonly LineDifference[] | undefined,
): Promise<void> {
  await routeNewLines(tx, scope, { orderId, at });
  const jobs = await findAcceptedJobs(tx, scope, orderId);
  const fetched = jobs.filter((job) => isFetched(job) && hasAny(job, differences));
  const dropped = await dropWaitingChanges(tx, scope, orderId, fetched, at);
  const again = fetched.flatMap(({ state: _state, ...job }): NewJob[] => {
    const before = dropped.find((one) => isSameTicket(one, job));
    const merged = differencesOn(job, differences, before);
    // A ticket that may have been printed must be revoked, even if nothing is left on it.
    if (merged?.length === 0 && !before?.doubtful) return [];
    return [{ ...job, orderId, occasion: 'CHANGED', differences: merged }];
  });
  await createJobs(tx, scope, again, at);
}

type TicketKey = Pick<NewJob, 'printerId' | 'ticket' | 'copy'>;

function isSameTicket(one: TicketKey, other: TicketKey): boolean {
  return (
    one.printerId === other.printerId && one.ticket === other.ticket && one.copy === other.copy
  );
}

/**
 * Returns the differences of a ticket's own lines, combined with those of a dropped earlier change; null if unknown.
 */
function differencesOn(
  { lines }: Pick<NewJob, 'lines'>,
  differences: readonly LineDifference[] | undefined,
  before: DroppedChange | undefined,
): LineDifference[] | null {
  if (!differences || before?.differences === null) return null;
  const own = differences.filter(({ line }) => lines === null || lines.includes(line));
  return mergeDifferences(before?.differences ?? [], own);
}

async function routeNewLines(tx: Tx, scope: StoreScope, { orderId, at }: Due): Promise<void> {
  const jobs = (await findAcceptedJobs(tx, scope, orderId)).filter(isForKitchen);
  if (jobs.length === 0) return;
  const known = new Set(jobs.flatMap(({ lines }) => lines ?? []));
  const printers = (await findAutomaticPrinters(tx, scope)).filter(printsForKitchen);
  const routed = await routeOrder(tx, scope, orderId, printers, known);
  for (const printer of printers) {
    const lines = routed.get(printer.id);
    if (!lines) continue;
    const key = { storeId: scope.storeId, printerId: printer.id };
    if (jobs.every(({ printerId }) => printerId !== printer.id)) {
      await createJobs(tx, scope, kitchenJobs(printer, orderId, routed), at);
    } else await addLines(tx, key, orderId, lines);
  }
}

function isForKitchen({ ticket }: AcceptedJob): boolean {
  return ticket === 'KITCHEN';
}

/** A ticket of the whole order contains every line. */
function hasAny(
  { lines }: AcceptedJob,
  differences: readonly LineDifference[] | undefined,
): boolean {
  if (lines === null || differences === undefined) return true;
  return differences.some(({ line }) => lines.includes(line));
}

function isFetched({ state }: AcceptedJob): boolean {
  return state !== 'WAITING';
}

/** Queues a cancellation notice on each kitchen printer that got the order's ticket. */
async function printCancelled(tx: Tx, scope: StoreScope, { orderId, at }: Due): Promise<void> {
  const jobs = (await findAcceptedJobs(tx, scope, orderId)).filter(isForKitchen).filter(isFetched);
  const tickets = new Map(jobs.map(({ printerId, lines }) => [printerId, lines]));
  const notes = [...tickets].map(([printerId, lines]): NewJob => ({
    printerId,
    orderId,
    ticket: 'KITCHEN',
    lines,
    occasion: 'CANCELLED',
    copy: 1,
  }));
  await createJobs(tx, scope, notes, at);
}
