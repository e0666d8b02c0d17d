import {
  disputeCharge,
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
import * as charges from './charges.service.ts';
import * as deciding from './deciding.service.ts';
import * as refunds from './refunds.service.ts';

/** Routes of the adjustments domain. */
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
      data: await charges.findCharges(db, scope, body),
    })),
    route(findCharge, async ({ scope, params }) => ({
      data: await charges.findCharge(db, scope, params.chargeId),
    })),
    route(disputeCharge, async ({ scope, body }) => ({
      data: await act(scope, (work) => charges.disputeCharge(work, body)),
      message: 'Charge disputed',
    })),
  ];
}

function operatorChargeRoutes({ db, act, publicUrl }: Platform): Route[] {
  return [
    route(findOperatorCharges, async ({ query: { search, state, pageNumber } }) => ({
      data: await charges.findOperatorCharges(db, {
        search,
        state,
        pageNumber: Number(pageNumber),
        pageSize: operatorPageSize,
      }),
    })),
    route(proposeCharge, async ({ scope, body: { storeId: _opened, ...proposal }, request }) => ({
      data: await act(scope, (work) =>
        charges.proposeCharge(work, publicUrl(), proposal, request.idempotencyKey),
      ),
    })),
    route(decideCharge, async ({ scope, body: { storeId: _opened, ...decision } }) => ({
      data: await act(scope, (work) => deciding.decideCharge(work, publicUrl(), decision)),
    })),
  ];
}
