import {
  exportBreakdown,
  exportShownTable,
  findBreakdown,
  findFinance,
  printPayout,
  printStatement,
} from '@counter/contract/reports';
import { fileRoute, route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { writeBreakdown } from './breakdown-file.ts';
import * as breakdown from './breakdown.service.ts';
import * as finance from './finance.service.ts';
import * as papers from './papers.service.ts';

/** Binds the routes of the reports domain. */
export function reportRoutes(platform: Platform): Route[] {
  const { db } = platform;
  return [
    route(findBreakdown, async ({ scope, body }) => ({
      data: await breakdown.findBreakdown(db, scope, body),
    })),
    fileRoute(exportBreakdown, async ({ scope, body }) => writeBreakdown(db, scope, body)),
    fileRoute(exportShownTable, async ({ body: { lines, ...table } }) => ({
      name: table.name,
      sheet: table.sheet,
      head: table.head,
      lines: (async function* whole() {
        yield lines;
      })(),
    })),
    route(findFinance, async ({ scope }) => ({
      data: await finance.findFinance(platform, scope),
    })),
    fileRoute(printStatement, async ({ scope, body }) =>
      papers.printStatement(platform, scope, body),
    ),
    fileRoute(printPayout, async ({ scope, body }) =>
      papers.printPayout(platform, scope, body.transactionId),
    ),
  ];
}
