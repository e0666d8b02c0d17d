import { operatorPageSize } from '@counter/contract/operator';
import {
  createBankFile,
  downloadBankFile,
  findBankFiles,
  findHeldStores,
  findOperatorPayout,
  findOperatorPayouts,
  findPayoutRun,
  holdPayouts,
  liftPayoutHold,
  movePayout,
  startPayoutRun,
} from '@counter/contract/payouts';
import { fileRoute, route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import * as bankFiles from './bank-files.service.ts';
import { createBankFile as makeBankFile } from './create-bank-file.service.ts';
import * as operator from './operator-payouts.service.ts';
import * as runs from './runs.service.ts';

/** Binds the payout routes for operators. */
export function operatorPayoutRoutes(platform: Platform): Route[] {
  return [...listRoutes(platform), ...operatorRoutes(platform), ...bankRoutes(platform)];
}

function listRoutes(platform: Platform): Route[] {
  return [
    route(findOperatorPayouts, async ({ query: { pageNumber, search, status } }) => {
      const page = { pageNumber: Number(pageNumber), pageSize: operatorPageSize };
      return { data: await operator.findOperatorPayouts(platform, { search, status, ...page }) };
    }),
    route(findOperatorPayout, async ({ scope, params: { transactionId } }) => ({
      data: await operator.findOperatorPayout(platform, scope, transactionId),
    })),
    route(findHeldStores, async () => ({ data: await operator.findHeldStores(platform) })),
  ];
}

function operatorRoutes(platform: Platform): Route[] {
  return [
    route(movePayout, async ({ scope, body }) => ({
      data: await operator.moveOperatorPayout(platform, scope, body),
    })),
    route(startPayoutRun, async ({ session }) => ({
      data: await runs.startRun(platform, session),
    })),
    route(findPayoutRun, async () => ({ data: await runs.findRun(platform) })),
    route(holdPayouts, async ({ scope, body: { reason } }) => ({
      data: await operator.holdStore(platform, scope, reason),
    })),
    route(liftPayoutHold, async ({ scope }) => ({
      data: await operator.liftStore(platform, scope),
    })),
  ];
}

function bankRoutes(platform: Platform): Route[] {
  return [
    route(
      createBankFile,
      async ({ session, proven, body: { format }, request: { requestId } }) => ({
        data: await makeBankFile(platform, { session, proven, format, requestId }),
      }),
    ),
    route(findBankFiles, async () => ({ data: await bankFiles.findBankFiles(platform) })),
    fileRoute(downloadBankFile, async ({ session, params: { id }, request: { requestId } }) =>
      bankFiles.openBankFile(platform, session, { id, requestId }),
    ),
  ];
}
