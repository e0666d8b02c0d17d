import { z } from 'zod/mini';
import { textBetween } from '../shared/fields.ts';
import { id, instant, userIdClaim } from '../shared/schema.ts';
import { maxCopies, paperWidths, printerConditions, ticketKinds } from './printing.choices.ts';

const copies = z
  .int('Choose 0 to 3.')
  .check(z.minimum(0, 'Choose 0 to 3.'), z.maximum(maxCopies, 'Choose 0 to 3.'));

const claims = { userId: userIdClaim, storeId: id };

/** `id` 0 (or none) adds a printer; otherwise `olVersion` says which state of it was edited. */
export const printerRequest = z.object({
  ...claims,
  id: z._default(z.int().check(z.minimum(0)), 0),
  olVersion: z.optional(z.int()),
  name: textBetween('Printer name is required.', 2, 40),
  paperWidth: z.literal(paperWidths, 'Choose the width of the paper.'),
  /** The number of each ticket to print when an order is accepted; 0 prints none. */
  kitchenCopies: copies,
  packageCopies: copies,
  /** The kitchen station whose items its kitchen tickets carry; null prints whole orders. */
  stationId: z._default(z.nullable(id), null),
});

export type PrinterRequest = z.output<typeof printerRequest>;

/** A printer of a store, and how it is. */
export const printer = z.object({
  id,
  name: z.string(),
  paperWidth: z.literal(paperWidths),
  kitchenCopies: z.int(),
  packageCopies: z.int(),
  stationId: z.nullable(id),
  /** Its station. A printer whose station was deleted prints whole orders. */
  station: z.nullable(z.object({ name: z.string(), deleted: z.boolean() })),
  condition: z.enum(printerConditions),
  /** The time it last asked for work; null before it first did. */
  lastSeenAt: z.nullable(instant),
  /** The tickets that it still has to print. */
  waiting: z.int(),
  /** The number of the order whose ticket it could last not print, and its own words why; null without. */
  lastFailure: z.nullable(
    z.object({ orderNumber: z.nullable(z.string()), reason: z.string(), at: instant }),
  ),
  olVersion: z.int(),
});

export type Printer = z.infer<typeof printer>;

/** A saved printer. `address` is what its settings ask for; it is shown once, when it is new. */
export const savedPrinter = z.object({ id, address: z.nullable(z.string()) });

export type SavedPrinter = z.infer<typeof savedPrinter>;

/** The printers of a store, by name. */
export const printerList = z.object({ printers: z.array(printer) });

export const onePrinter = z.object({ ...claims, id });

/** Prints a ticket of an order again, marked as a copy, on one printer. */
export const printOrderRequest = z.object({
  ...claims,
  orderId: id,
  printerId: id,
  ticket: z.enum(ticketKinds),
});
