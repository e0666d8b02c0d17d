import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { menuProduct } from '../menu/menu.schemas.ts';
import { envelope, idInPath } from '../shared/schema.ts';
import { changeItemsRequest, changePreview, changePreviewRequest } from './changing.schemas.ts';
import { order } from './orders.schemas.ts';

const moves = { permission: 'orders:move', store: 'body.storeId' } as const;

export const previewChange = endpoint({
  method: 'POST',
  path: '/merchant/store/order/items/preview',
  summary: "Previews what a change of an open order's items would refund. Changes nothing.",
  body: changePreviewRequest,
  answer: envelope(changePreview),
  can: moves,
});

export const changeItems = endpoint({
  method: 'POST',
  path: '/merchant/store/order/items/change',
  summary:
    'Removes, reduces or swaps items of an open order, refunds the difference with its tax, and tells the customer. An order without items is cancelled.',
  body: changeItemsRequest,
  answer: envelope(order),
  can: moves,
});

export const findReplacements = endpoint({
  method: 'GET',
  path: '/merchant/store/order/replacements/{storeId}/{orderId}',
  summary: 'Lists the products that can replace items of an order when it is due.',
  params: z.object({ storeId: idInPath, orderId: idInPath }),
  answer: envelope(z.array(menuProduct)),
  can: { permission: 'orders:move', store: 'params.storeId' },
});
