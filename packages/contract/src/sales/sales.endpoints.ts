import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, idInPath } from '../shared/schema.ts';
import {
  sale,
  saleDay,
  saleDayRequest,
  saleMenu,
  saleRequest,
  voidSaleRequest,
} from './sales.schemas.ts';

const writes = { permission: 'sales:write', store: 'body.storeId' } as const;

export const findSaleDay = endpoint({
  method: 'POST',
  path: '/merchant/store/sales/day',
  summary: 'Gets the counter sales of a store day, its online sales and its expenses.',
  body: saleDayRequest,
  answer: envelope(saleDay),
  can: { permission: 'sales:read', store: 'body.storeId' },
});

export const findSaleMenu = endpoint({
  method: 'GET',
  path: '/merchant/store/sales/menu/{storeId}',
  summary: 'Lists what can be sold at the counter, with prices.',
  params: z.object({ storeId: idInPath }),
  answer: envelope(saleMenu),
  can: { permission: 'sales:write', store: 'params.storeId' },
});

export const recordSale = endpoint({
  method: 'POST',
  path: '/merchant/store/sale/record',
  summary: "Records a sale at the counter, at the menu's prices.",
  body: saleRequest,
  answer: envelope(sale),
  can: writes,
  idempotency: 'accepted',
});

export const voidSale = endpoint({
  method: 'POST',
  path: '/merchant/store/sale/void',
  summary: 'Voids a sale, with a reason; it stays on the list.',
  body: voidSaleRequest,
  answer: envelope(sale),
  can: writes,
});
