export { findPrinterSeenAt } from './printers.repository.ts';
export { updateWarned as noteWarned, type PrinterOutage } from './outages.repository.ts';
export { findPrinterOutages, findStoresToMessage } from './outages.service.ts';
export { outlivedPrintJobs } from './outlived.ts';
export { servePrinters } from './serve-printers.ts';
export { printingConsumer } from './printing-consumer.ts';
export { printingRoutes } from './printing.routes.ts';
