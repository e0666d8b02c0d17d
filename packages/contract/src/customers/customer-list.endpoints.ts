import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, idInPath, pageOf } from '../shared/schema.ts';
import { customerFileRequest, customersRequest, listedCustomer } from './customer-list.schemas.ts';
import { customer, customerNotesRequest } from './customer.schemas.ts';

const reads = { permission: 'customers:read', store: 'body.storeId' } as const;

export const findCustomers = endpoint({
  method: 'POST',
  path: '/store/customers',
  summary:
    'Lists who has ordered from a store, 25 a page, by name, phone number and segment, sorted as asked.',
  body: customersRequest,
  answer: envelope(pageOf(listedCustomer)),
  can: reads,
});

export const exportCustomers = endpoint({
  method: 'POST',
  path: '/store/customers/export',
  summary: 'Exports the customers that match the same search and filter as CSV.',
  body: customerFileRequest,
  answer: z.string(),
  can: reads,
  kind: 'csv',
});

export const findCustomer = endpoint({
  method: 'GET',
  path: '/store/customer/{storeId}/{customerId}',
  summary: 'Gets a customer of a store, with the notes on them and their consents.',
  params: z.object({ storeId: idInPath, customerId: idInPath }),
  answer: envelope(customer),
  can: { permission: 'customers:read', store: 'params.storeId' },
});

export const saveCustomerNotes = endpoint({
  method: 'POST',
  path: '/store/customer/notes',
  summary: 'Changes the notes on a customer for the people of the store, and returns the customer.',
  body: customerNotesRequest,
  answer: envelope(customer),
  can: { permission: 'customers:write', store: 'body.storeId' },
});
