import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope } from '../shared/schema.ts';
import {
  depositCheck,
  depositCheckRequest,
  depositLimitBytes,
  depositTooLarge,
} from './deposits.schemas.ts';

const common = {
  method: 'POST',
  body: depositCheckRequest,
  can: { permission: 'payouts:read', store: 'body.storeId' },
  rateLimit: 30,
  // JSON escapes quotation marks and line breaks, so the body is larger than the file.
  bodyLimit: { bytes: 2 * depositLimitBytes, refusal: depositTooLarge },
} as const;

export const checkDeposits = endpoint({
  ...common,
  path: '/merchant/store/payouts/deposits',
  summary: 'Compares a bank file (CSV or OFX) with the payouts. Nothing of it is kept.',
  answer: envelope(depositCheck),
});

export const exportDepositCheck = endpoint({
  ...common,
  path: '/merchant/store/payouts/deposits/export',
  summary: 'Exports the result of the same check as CSV.',
  answer: z.string(),
  kind: 'csv',
});
