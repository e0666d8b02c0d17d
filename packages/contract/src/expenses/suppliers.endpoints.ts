import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, id, idInPath, pageOf, userIdClaim } from '../shared/schema.ts';
import {
  supplier,
  supplierDetail,
  supplierPrices,
  supplierPricesFileRequest,
  supplierRequest,
  suppliersRequest,
} from './suppliers.schemas.ts';

const writes = { permission: 'expenses:write', store: 'body.storeId' } as const;

const one = z.object({ userId: userIdClaim, storeId: id, id });

export const findSuppliers = endpoint({
  method: 'POST',
  path: '/merchant/store/suppliers',
  summary: 'Lists the suppliers of a store by name, with what was spent at each.',
  body: suppliersRequest,
  answer: envelope(pageOf(supplier)),
  can: { permission: 'expenses:read', store: 'body.storeId' },
});

export const findSupplier = endpoint({
  method: 'GET',
  path: '/merchant/store/supplier/{storeId}/{supplierId}',
  summary: 'Gets a supplier with its latest expenses.',
  params: z.object({ storeId: idInPath, supplierId: idInPath }),
  answer: envelope(supplierDetail),
  can: { permission: 'expenses:read', store: 'params.storeId' },
});

export const findSupplierPrices = endpoint({
  method: 'GET',
  path: '/merchant/store/supplier/prices/{storeId}/{supplierId}',
  summary: 'Gets the items bought from a supplier, with their prices over time.',
  params: z.object({ storeId: idInPath, supplierId: idInPath }),
  answer: envelope(supplierPrices),
  can: { permission: 'expenses:read', store: 'params.storeId' },
});

export const exportSupplierPrices = endpoint({
  method: 'POST',
  path: '/merchant/store/supplier/prices/export',
  summary: 'Answers the purchases from a supplier with their prices, by item, as CSV.',
  body: supplierPricesFileRequest,
  answer: z.string(),
  can: { permission: 'expenses:read', store: 'body.storeId' },
  kind: 'csv',
});

export const saveSupplier = endpoint({
  method: 'POST',
  path: '/merchant/store/supplier/save',
  summary: 'Adds or changes a supplier.',
  body: supplierRequest,
  answer: envelope(id),
  can: writes,
  idempotency: 'accepted',
});

export const removeSupplier = endpoint({
  method: 'POST',
  path: '/merchant/store/supplier/remove',
  summary: 'Removes a supplier; past expenses keep it.',
  body: one,
  answer: envelope(id),
  can: writes,
});

export const restoreSupplier = endpoint({
  method: 'POST',
  path: '/merchant/store/supplier/restore',
  summary: 'Restores a removed supplier.',
  body: one,
  answer: envelope(id),
  can: writes,
});
