import {
  findPrinters,
  printOrder,
  printTestPage,
  removePrinter,
  renewPrinterAddress,
  restorePrinter,
  savePrinter,
} from '@counter/contract/printing';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import * as asked from './asked-prints.service.ts';
import * as printers from './printers.service.ts';

/** Binds the routes of the printing domain. */
export function printingRoutes(platform: Platform): Route[] {
  const { db, act, clock } = platform;
  return [
    route(findPrinters, async ({ scope }) => ({
      data: await printers.findPrinters(db, scope, clock.now()),
    })),
    route(savePrinter, async ({ scope, body }) => ({
      data: await act(scope, (work) => printers.savePrinter(platform, work, body)),
    })),
    route(renewPrinterAddress, async ({ scope, body: { id } }) => ({
      data: await act(scope, (work) => printers.renewAddress(platform, work, id)),
    })),
    route(removePrinter, async ({ scope, body: { id } }) => {
      const name = await act(scope, (work) => printers.setPrinterRemoved(work, id, true));
      return { data: id, message: `${name} was removed.` };
    }),
    route(restorePrinter, async ({ scope, body: { id } }) => {
      const name = await act(scope, (work) => printers.setPrinterRemoved(work, id, false));
      return { data: id, message: `${name} was restored.` };
    }),
    route(printTestPage, async ({ scope, body: { id } }) => {
      const name = await act(scope, (work) => asked.printTestPage(work, id));
      return { data: id, message: `${name} prints a test page.` };
    }),
    route(printOrder, async ({ scope, body }) => {
      const name = await act(scope, (work) => asked.printOrder(work, body));
      return { data: body.orderId, message: `Sent to ${name}.` };
    }),
  ];
}
