import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, idInPath } from '../shared/schema.ts';
import {
  auditEntry,
  auditEntryDetail,
  auditFileRequest,
  auditPerson,
  auditRequest,
} from './audit.schemas.ts';

const reads = { permission: 'audit:read', store: 'body.storeId' } as const;
const readsInPath = { permission: 'audit:read', store: 'params.storeId' } as const;

export const findAuditEntries = endpoint({
  method: 'POST',
  path: '/merchant/store/audit-log',
  summary: 'Lists who did what in the store, the newest first, 25 a page.',
  body: auditRequest,
  answer: envelope(z.object({ content: z.array(auditEntry), more: z.boolean() })),
  can: reads,
});

export const exportAuditEntries = endpoint({
  method: 'POST',
  path: '/merchant/store/audit-log/export',
  summary: 'Answers everything that the same filters list, as CSV.',
  body: auditFileRequest,
  answer: z.string(),
  can: reads,
  kind: 'csv',
});

export const findAuditEntry = endpoint({
  method: 'GET',
  path: '/merchant/store/audit-log/{storeId}/{entryId}',
  summary: 'Answers an entry of the audit log with what was before and after.',
  params: z.object({ storeId: idInPath, entryId: idInPath }),
  answer: envelope(auditEntryDetail),
  can: readsInPath,
});

export const findAuditPeople = endpoint({
  method: 'GET',
  path: '/merchant/store/audit-people/{storeId}',
  summary: 'Answers everybody who has done something in the store.',
  params: z.object({ storeId: idInPath }),
  answer: envelope(z.array(auditPerson)),
  can: readsInPath,
});
