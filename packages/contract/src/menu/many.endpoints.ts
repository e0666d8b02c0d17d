import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope } from '../shared/schema.ts';
import { bulkEditRequest, bulkEditRow } from './bulk-edit.ts';
import {
  importLimitBytes,
  importOutcome,
  importRequest,
  importTooLarge,
} from './import.schemas.ts';
import { storeProductsRequest } from './products.schemas.ts';

const reads = { permission: 'menu:read', whileWaiting: true, store: 'body.storeId' } as const;
const writes = { permission: 'menu:write', whileWaiting: true, store: 'body.storeId' } as const;

export const editProducts = endpoint({
  method: 'POST',
  path: '/merchant/store/products/edit',
  summary: 'Changes many products at once, or previews the changes.',
  body: bulkEditRequest,
  answer: envelope(z.object({ applied: z.boolean(), rows: z.array(bulkEditRow) })),
  can: writes,
});

export const importProducts = endpoint({
  method: 'POST',
  path: '/merchant/store/products/import',
  summary:
    'Previews line by line what a CSV file of products would change, or applies it: all or nothing, or all but its wrong lines.',
  body: importRequest,
  answer: envelope(importOutcome),
  can: writes,
  rateLimit: 30,
  // JSON escapes quotation marks and line breaks, so the body is larger than the file.
  bodyLimit: { bytes: 2 * importLimitBytes, refusal: importTooLarge },
});

export const exportProducts = endpoint({
  method: 'POST',
  path: '/merchant/store/products/export',
  summary: 'Exports the products that match the same filters as CSV that can be imported again.',
  body: storeProductsRequest,
  answer: z.string(),
  can: reads,
  kind: 'csv',
});
