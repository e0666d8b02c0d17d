import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, idInPath } from '../shared/schema.ts';
import {
  sendStatementRequest,
  statementMails,
  statementMailsRequest,
} from './statement-mails.schemas.ts';

const writes = { permission: 'statements:mail', store: 'body.storeId' } as const;

export const findStatementMails = endpoint({
  method: 'GET',
  path: '/merchant/store/finance/statement/mails/{storeId}',
  summary: "Gets the schedule, formats and recipients of a store's statement emails.",
  params: z.object({ storeId: idInPath }),
  answer: envelope(statementMails),
  can: { permission: 'payouts:read', store: 'params.storeId' },
});

export const updateStatementMails = endpoint({
  method: 'POST',
  path: '/merchant/store/finance/statement/mails',
  summary: "Changes the schedule, formats and recipients of a store's statement emails.",
  body: statementMailsRequest,
  answer: envelope(statementMails),
  can: writes,
  proof: 'required',
  rateLimit: 20,
});

export const sendStatementMail = endpoint({
  method: 'POST',
  path: '/merchant/store/finance/statement/mails/send',
  summary: 'Mails the statement of the latest whole period now, even if it was mailed before.',
  body: sendStatementRequest,
  answer: envelope(statementMails),
  can: writes,
  rateLimit: 5,
});
