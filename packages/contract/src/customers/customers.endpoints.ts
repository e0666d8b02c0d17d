import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, id, idInPath, pageNumber, pageOf } from '../shared/schema.ts';
import { blockedCustomer, blockRequest, unblockRequest } from './customers.schemas.ts';

const writes = { permission: 'settings:write', store: 'body.storeId' } as const;

export const findBlockedCustomers = endpoint({
  method: 'GET',
  path: '/store/customers/blocked/{storeId}/{pageNumber}',
  summary: "Lists a store's blocked customers, the last blocked first, 10 a page.",
  params: z.object({ storeId: idInPath, pageNumber: z.pipe(idInPath, pageNumber) }),
  answer: envelope(pageOf(blockedCustomer)),
  can: { permission: 'settings:read', store: 'params.storeId' },
});

export const blockCustomer = endpoint({
  method: 'POST',
  path: '/store/customers/block',
  summary: 'Blocks a phone number from ordering; its open orders stay as they are.',
  body: blockRequest,
  answer: envelope(id),
  can: writes,
});

export const unblockCustomer = endpoint({
  method: 'POST',
  path: '/store/customers/unblock',
  summary: 'Unblocks a customer.',
  body: unblockRequest,
  answer: envelope(id),
  can: writes,
});
