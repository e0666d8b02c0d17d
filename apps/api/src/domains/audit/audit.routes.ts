import {
  exportAuditEntries,
  findAuditEntries,
  findAuditEntry,
  findAuditPeople,
} from '@counter/contract/audit';
import { csvRoute, route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import * as log from './audit.service.ts';

/** Every call about the audit log of a store. */
export function auditRoutes({ db }: Platform): Route[] {
  return [
    route(findAuditEntries, async ({ scope, body }) => ({
      data: await log.findEntries(db, scope, body),
    })),
    csvRoute(exportAuditEntries, async ({ scope, body }) => log.writeEntries(db, scope, body)),
    route(findAuditEntry, async ({ scope, params }) => ({
      data: await log.findEntry(db, scope, params.entryId),
    })),
    route(findAuditPeople, async ({ scope }) => ({ data: await log.findPeople(db, scope) })),
  ];
}
