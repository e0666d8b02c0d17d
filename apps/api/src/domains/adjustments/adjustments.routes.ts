import {
  contestCharge,
  decideCharge,
  findAdjustableOrders,
  findCharge,
  findCharges,
  findOperatorCharges,
  findRefundableOrder,
  proposeCharge,
  refundOrder,
} from '@counter/contract/adjustments';
import { operatorPageSize } from '@counter/contract/operator';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { scopeForOperator } from '../../platform/tenancy/tenancy.ts';
import type { Work } from '../../platform/events/work.ts';
import type { SessionFacts } from '../../platform/tenancy/sessions.ts';
import * as charges from './charges.service.ts';
import * as deciding from './deciding.service.ts';
import * as refunds from './refunds.service.ts';

/** Every call of the adjustments domain. */
export function adjustmentRoutes(platform: Platform): Route[] {
  return [...refundRoutes(platform), ...chargeRoutes(platform), ...operatorChargeRoutes(platform)];
}

function refundRoutes(platform: Platform): Route[] {
  return [
    route(findAdjustableOrders, async ({ scope, body }) => ({
      data: await refunds.findAdjustableOrders(platform, scope, body),
    })),
    route(findRefundableOrder, async ({ scope, params }) => ({
      data: await refunds.findRefundableOrder(platform.db, scope, params.orderNumber),
    })),
    route(refundOrder, async ({ scope, body, request: { idempotencyKey } }) => ({
      data: await platform.act(scope, (work) => refunds.refundOrder(work, body, idempotencyKey)),
      message: 'Refund issued',
    })),
  ];
}

function chargeRoutes({ db, act }: Platform): Route[] {
  return [
    route(findCharges, async ({ scope, body }) => ({
      data: await charges.findCharges(db, scope, body.pageNumber),
    })),
    route(findCharge, async ({ scope, params }) => ({
      data: await charges.findCharge(db, scope, params.chargeId),
    })),
    route(contestCharge, async ({ scope, body }) => ({
      data: await act(scope, (work) => charges.contestCharge(work, body)),
      message: 'Charge contested',
    })),
  ];
}

function operatorChargeRoutes(platform: Platform): Route[] {
  const { db, publicUrl } = platform;
  return [
    route(findOperatorCharges, async ({ query: { search, state, pageNumber } }) => ({
      data: await charges.findOperatorCharges(db, {
        search,
        state,
        pageNumber: Number(pageNumber),
        pageSize: operatorPageSize,
      }),
    })),
    route(proposeCharge, async ({ session, body: { storeId, ...proposal }, request }) => ({
      data: await actOn(platform, { session, storeId, requestId: request.requestId }, (work) =>
        charges.proposeCharge(work, publicUrl(), proposal, request.idempotencyKey),
      ),
    })),
    route(decideCharge, async ({ session, body: { storeId, ...decision }, request }) => ({
      data: await actOn(platform, { session, storeId, requestId: request.requestId }, (work) =>
        deciding.decideCharge(work, publicUrl(), decision),
      ),
    })),
  ];
}

type OnStore = {
  readonly session: Pick<SessionFacts, 'actor'>;
  readonly storeId: number;
  readonly requestId: string;
};

/** Acts on a store as the operator who asks. */
async function actOn<Result>(
  { db, act }: Platform,
  { session, storeId, requestId }: OnStore,
  action: (work: Work) => Promise<Result>,
): Promise<Result> {
  return act(await scopeForOperator(db, session, storeId, requestId), action);
}
