export { findPrinterSeenAt } from './printers.repository.ts';
export { outlivedPrintJobs } from './outlived.ts';
export { servePrinters } from './serve-printers.ts';
export { printingConsumer } from './printing-consumer.ts';
export { printingRoutes } from './printing.routes.ts';
