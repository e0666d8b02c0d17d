import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, id, idInPath } from '../shared/schema.ts';
import {
  onePrinter,
  printerList,
  printerRequest,
  printOrderRequest,
  savedPrinter,
} from './printing.schemas.ts';

const writes = { permission: 'settings:write', store: 'body.storeId' } as const;

export const findPrinters = endpoint({
  method: 'GET',
  path: '/merchant/store/printers/{storeId}',
  summary: 'Lists the printers of a store by name with their state.',
  params: z.object({ storeId: idInPath }),
  answer: envelope(printerList),
  can: { permission: 'store:read', store: 'params.storeId' },
});

export const savePrinter = endpoint({
  method: 'POST',
  path: '/merchant/store/printer/save',
  summary: 'Adds or changes a printer. A new one gets its address, which is not shown again.',
  body: printerRequest,
  answer: envelope(savedPrinter),
  can: writes,
});

export const renewPrinterAddress = endpoint({
  method: 'POST',
  path: '/merchant/store/printer/address',
  summary: 'Gives a printer a new address; the old one stops working.',
  body: onePrinter,
  answer: envelope(savedPrinter),
  can: writes,
});

export const removePrinter = endpoint({
  method: 'POST',
  path: '/merchant/store/printer/remove',
  summary: 'Removes a printer and drops its waiting tickets.',
  body: onePrinter,
  answer: envelope(id),
  can: writes,
});

export const restorePrinter = endpoint({
  method: 'POST',
  path: '/merchant/store/printer/restore',
  summary: 'Restores a removed printer with its address.',
  body: onePrinter,
  answer: envelope(id),
  can: writes,
});

export const printTestPage = endpoint({
  method: 'POST',
  path: '/merchant/store/printer/test',
  summary: 'Prints a test page.',
  body: onePrinter,
  answer: envelope(id),
  can: { permission: 'orders:move', store: 'body.storeId' },
});

export const printOrder = endpoint({
  method: 'POST',
  path: '/merchant/order/print',
  summary:
    'Prints a ticket of an order on a printer. If it was printed before, it is marked as a copy.',
  body: printOrderRequest,
  answer: envelope(id),
  can: { permission: 'orders:move', store: 'body.storeId' },
});
