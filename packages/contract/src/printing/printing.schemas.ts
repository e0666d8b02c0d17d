import { z } from 'zod/mini';
import { textBetween } from '../shared/fields.ts';
import { id, instant, userIdClaim } from '../shared/schema.ts';
import { maxCopies, paperWidths, printerConditions, ticketKinds } from './printing.choices.ts';

const copies = z
  .int('Choose 0 to 3.')
  .check(z.minimum(0, 'Choose 0 to 3.'), z.maximum(maxCopies, 'Choose 0 to 3.'));

const claims = { userId: userIdClaim, storeId: id };

/** Omit `id` or send 0 to add a printer; otherwise `olVersion` is the edited version. */
export const printerRequest = z.object({
  ...claims,
  id: z._default(z.int().check(z.minimum(0)), 0),
  olVersion: z.optional(z.int()),
  name: textBetween('Printer name is required.', 2, 40),
  paperWidth: z.literal(paperWidths, 'Choose the width of the paper.'),
  /** The number of copies of each ticket to print when an order is accepted; 0 prints none. */
  kitchenCopies: copies,
  packageCopies: copies,
  /** The kitchen station whose items are on its kitchen tickets; null prints whole orders. */
  stationId: z._default(z.nullable(id), null),
});

export type PrinterRequest = z.output<typeof printerRequest>;

/** A store's printer and its condition. */
export const printer = z.object({
  id,
  name: z.string(),
  paperWidth: z.literal(paperWidths),
  kitchenCopies: z.int(),
  packageCopies: z.int(),
  stationId: z.nullable(id),
  /** Its station. If the station was deleted, the printer prints whole orders. */
  station: z.nullable(z.object({ name: z.string(), deleted: z.boolean() })),
  condition: z.enum(printerConditions),
  /** The time of its last poll; null before the first. */
  lastSeenAt: z.nullable(instant),
  /** The number of tickets waiting to print. */
  waiting: z.int(),
  /** The last order whose ticket failed, with the printer's own reason; null if none did. */
  lastFailure: z.nullable(
    z.object({ orderNumber: z.nullable(z.string()), reason: z.string(), at: instant }),
  ),
  olVersion: z.int(),
});

export type Printer = z.infer<typeof printer>;

/** A saved printer. `address` is for the printer's own settings and is shown only once, when it is new. */
export const savedPrinter = z.object({ id, address: z.nullable(z.string()) });

export type SavedPrinter = z.infer<typeof savedPrinter>;

/** The printers of a store, by name. */
export const printerList = z.object({ printers: z.array(printer) });

export const onePrinter = z.object({ ...claims, id });

/** Reprints an order's ticket on one printer, marked as a copy. */
export const printOrderRequest = z.object({
  ...claims,
  orderId: id,
  printerId: id,
  ticket: z.enum(ticketKinds),
});
