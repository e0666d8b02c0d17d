import { operatorPageSize } from '@counter/contract/operator';
import {
  findReferral,
  findReferralPayments,
  findRewards,
  moveReferralPayment,
} from '@counter/contract/referrals';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import * as payments from './payments.service.ts';
import * as referrals from './referrals.service.ts';

/** Binds the routes of referrals. */
export function referralRoutes(platform: Platform): Route[] {
  return [
    route(findReferral, async ({ session }) => ({
      data: await referrals.findReferral(platform, session.userId),
    })),
    route(findRewards, async ({ session, body }) => ({
      data: await referrals.findRewards(platform, session.userId, body.pageNumber),
    })),
    route(findReferralPayments, async ({ query: { search, pageNumber } }) => ({
      data: await payments.findPayments(platform, {
        search,
        pageNumber: Number(pageNumber),
        pageSize: operatorPageSize,
      }),
    })),
    route(moveReferralPayment, async ({ session, body, request: { requestId } }) => ({
      data: await payments.movePayment(platform, session, body, requestId),
    })),
  ];
}
