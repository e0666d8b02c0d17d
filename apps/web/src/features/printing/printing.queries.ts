import {
  findPrinters,
  printOrder,
  printTestPage,
  removePrinter,
  renewPrinterAddress,
  restorePrinter,
  savePrinter,
  type Printer,
  type PrinterRequest,
  type TicketKind,
} from '@counter/contract/printing';
import { ofStore, storeResource } from '../../lib/resource/store-resource.ts';
import type { CurrentStore } from '../../lib/store-context.tsx';

const printing = storeResource('printing');

/** A printer that goes offline sends no event, so poll, in milliseconds. */
const askEveryMs = 30_000;

/** Loads the current store's printers by name. */
export const usePrinters = printing.read('printers', findPrinters, ofStore, {
  refetchInterval: ({ state }) => (state.data?.printers.length ? askEveryMs : false),
});

/** Adds or changes a printer; resolves with the address of a new one. */
export const useSavePrinter = printing.save(savePrinter, (_store, body: PrinterRequest) => ({
  body,
}));

type Named = Pick<Printer, 'id' | 'name'>;

const named = ({ userId, storeId }: CurrentStore, { id }: Named) => ({
  body: { userId, storeId, id },
});

/** Removes a printer. */
export const useRemovePrinter = printing.write(removePrinter, named);

/** Restores a removed printer. */
export const useRestorePrinter = printing.write(restorePrinter, named);

/** Gives a printer a new address. */
export const useRenewAddress = printing.write(renewPrinterAddress, named);

/** Prints a test page. */
export const usePrintTestPage = printing.write(printTestPage, named);

type AskedTicket = {
  readonly orderId: number;
  readonly printerId: number;
  readonly ticket: TicketKind;
};

/** Prints a ticket of an order on one of the store's printers. */
export const usePrintOrder = printing.write(
  printOrder,
  ({ userId, storeId }, asked: AskedTicket) => ({ body: { userId, storeId, ...asked } }),
);
