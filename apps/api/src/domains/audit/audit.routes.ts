import {
  exportAuditEntries,
  findAuditEntries,
  findAuditEntry,
  findAuditPeople,
  findSecurityActivity,
  findSecurityLog,
  findSettingHistory,
  findTeamSecurity,
} from '@counter/contract/audit';
import { fileRoute, route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { operatorPageSize } from '@counter/contract/operator';
import * as log from './audit.service.ts';
import { findHistory } from './setting-history.service.ts';
import * as security from './security.service.ts';

/** Routes of a store's audit log and of the security log. */
export function auditRoutes({ db }: Platform): Route[] {
  return [
    route(findAuditEntries, async ({ scope, body }) => ({
      data: await log.findEntries(db, scope, body),
    })),
    fileRoute(exportAuditEntries, async ({ scope, body }) => log.writeEntries(db, scope, body)),
    route(findAuditEntry, async ({ scope, params }) => ({
      data: await log.findEntry(db, scope, params.entryId),
    })),
    route(findAuditPeople, async ({ scope }) => ({ data: await log.findPeople(db, scope) })),
    route(findSettingHistory, async ({ scope, params }) => ({
      data: await findHistory(db, scope, params.part),
    })),
    route(findSecurityActivity, async ({ session, query }) => ({
      data: await security.findOwnActivity(db, session.userId, query.after),
    })),
    route(findTeamSecurity, async ({ scope }) => ({
      data: await security.findTeamActivity(db, scope),
    })),
    route(findSecurityLog, async ({ query: { pageNumber, search, state } }) => ({
      data: await security.findLog(db, {
        search,
        state,
        pageNumber: Number(pageNumber),
        pageSize: operatorPageSize,
      }),
    })),
  ];
}
