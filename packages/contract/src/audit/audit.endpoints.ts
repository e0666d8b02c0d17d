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
  summary: 'Exports the entries that match the same filters as CSV.',
  body: auditFileRequest,
  answer: z.string(),
  can: reads,
  kind: 'csv',
});

export const findAuditEntry = endpoint({
  method: 'GET',
  path: '/merchant/store/audit-log/{storeId}/{entryId}',
  summary: 'Gets an entry of the audit log with the values before and after.',
  params: z.object({ storeId: idInPath, entryId: idInPath }),
  answer: envelope(auditEntryDetail),
  can: readsInPath,
});

export const findAuditPeople = endpoint({
  method: 'GET',
  path: '/merchant/store/audit-people/{storeId}',
  summary: "Lists everyone with an entry in the store's audit log.",
  params: z.object({ storeId: idInPath }),
  answer: envelope(z.array(auditPerson)),
  can: readsInPath,
});
