export { closeDay, reportDay } from './closing/closing.service.ts';
export { recordSale } from './sales.service.ts';
export { saleRoutes } from './sales.routes.ts';
