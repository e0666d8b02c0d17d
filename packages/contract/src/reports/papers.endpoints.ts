import { z } from 'zod/mini';
import { statementFileRequest } from '../ledger/statement.schemas.ts';
import { payoutStatementRequest } from '../payouts/payouts.schemas.ts';
import { endpoint } from '../endpoint.ts';

const reads = { permission: 'payouts:read', store: 'body.storeId' } as const;

export const printStatement = endpoint({
  method: 'POST',
  path: '/merchant/store/finance/statement/pdf',
  summary:
    'Exports the statement of the same days and filters as PDF, with the legal owner of the store; the audit log records the access.',
  body: statementFileRequest,
  answer: z.string(),
  can: reads,
  kind: 'pdf',
});

export const printPayout = endpoint({
  method: 'POST',
  path: '/merchant/store/payout/pdf',
  summary:
    'Exports the statement of a payout as PDF, with the legal owner of the store; the audit log records the access.',
  body: payoutStatementRequest,
  answer: z.string(),
  can: reads,
  kind: 'pdf',
});
