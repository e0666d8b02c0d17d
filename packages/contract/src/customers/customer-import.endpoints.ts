import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, idInPath } from '../shared/schema.ts';
import {
  customerFileBytes,
  customerFileTooLarge,
  customerImport,
  customerImportOutcome,
  customerImportRequest,
  undoImportRequest,
} from './customer-import.schemas.ts';

const writes = { permission: 'customers:write', store: 'body.storeId' } as const;

export const importCustomers = endpoint({
  method: 'POST',
  path: '/merchant/store/customers/import',
  summary:
    'Previews line by line what a CSV file of customers would add, with the consents that it proves, or applies it.',
  body: customerImportRequest,
  answer: envelope(customerImportOutcome),
  can: writes,
  rateLimit: 30,
  // JSON escapes quotation marks and line breaks, so the body is larger than the file.
  bodyLimit: { bytes: 2 * customerFileBytes, refusal: customerFileTooLarge },
});

export const findCustomerImports = endpoint({
  method: 'GET',
  path: '/merchant/store/customers/imports/{storeId}',
  summary: 'Lists the latest 20 imports of customers of a store.',
  params: z.object({ storeId: idInPath }),
  answer: envelope(z.array(customerImport)),
  can: { permission: 'customers:write', store: 'params.storeId' },
});

export const undoCustomerImport = endpoint({
  method: 'POST',
  path: '/merchant/store/customers/import/undo',
  summary:
    'Withdraws the consents of an import and removes its customers who have not ordered, been texted or noted since.',
  body: undoImportRequest,
  answer: envelope(customerImport),
  can: writes,
});
