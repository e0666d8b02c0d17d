import type { TicketKind } from '@counter/contract/printing';
import { findOrderById } from '../orders/index.ts';
import { createJobs } from './print-jobs.repository.ts';
import { findKitchenPrinters } from './printers.repository.ts';
import { existingPrinter } from './printers.service.ts';
import type { Work } from './printing.tables.ts';
import { routeOrder } from './routing.ts';

/** Queues a test page; returns the printer's name. @throws ProblemError NOT_FOUND */
export async function printTestPage(work: Work, printerId: number): Promise<string> {
  const { name } = await existingPrinter(work, printerId);
  const job = {
    printerId,
    orderId: null,
    ticket: null,
    occasion: 'TEST',
    copy: 1,
    lines: null,
  } as const;
  await createJobs(work.tx, work.scope, [job], work.at);
  work.emit({ kind: 'printing.changed' });
  return name;
}

type AskedPrint = {
  readonly orderId: number;
  readonly printerId: number;
  readonly ticket: TicketKind;
};

/**
 * Queues a ticket of an order; returns the printer's name.
 * @throws ProblemError NOT_FOUND for an unknown order or printer
 */
export async function printOrder(work: Work, asked: AskedPrint): Promise<string> {
  const { orderId, printerId, ticket } = asked;
  await findOrderById(work.tx, work.scope, orderId);
  const { name } = await existingPrinter(work, printerId);
  const lines = ticket === 'KITCHEN' ? await findLines(work, asked) : null;
  const job = { orderId, printerId, ticket, lines, occasion: 'ASKED', copy: 1 } as const;
  await createJobs(work.tx, work.scope, [job], work.at);
  work.emit({ kind: 'printing.changed' });
  return name;
}

/** Returns the order's lines made at the printer's station; null for the whole order if none are. */
async function findLines({ tx, scope }: Work, { orderId, printerId }: AskedPrint) {
  const printers = await findKitchenPrinters(tx, scope, printerId);
  return (await routeOrder(tx, scope, orderId, printers)).get(printerId) ?? null;
}
