import {
  acceptOrder,
  assignRider,
  cancelOrder,
  changeItems,
  completeOrder,
  delayOrder,
  findCustomerOrders,
  findOrder,
  findOrderHistory,
  findReplacements,
  findScheduledOrders,
  findTodaysOrders,
  previewChange,
  readyOrder,
  snoozeOrders,
  tickItems,
  undoMove,
  updateOrdersSeen,
} from '@counter/contract/orders';
import type { AnswerOf } from '@counter/contract/endpoint';
import { oncePerKey } from '../../platform/events/once.ts';
import { route, type RequestFacts, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { shareReadings } from '../../platform/kernel/shared-reading.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import * as alarm from './alarm.service.ts';
import * as assigning from './assigning.service.ts';
import * as changing from './changing.service.ts';
import * as delaying from './delaying.service.ts';
import * as ofCustomer from './customer-orders.service.ts';
import * as moving from './moving.service.ts';
import * as orders from './orders.service.ts';
import * as ticking from './ticking.service.ts';
import * as undoing from './undoing.service.ts';

/** The parts of a request that moves an order. */
type Asked = { readonly scope: StoreScope; readonly request: RequestFacts };

/** Binds the routes of the orders domain. */
export function orderRoutes(platform: Platform): Route[] {
  return [...readingRoutes(platform), ...movingRoutes(platform)];
}

function readingRoutes({ db, clock }: Platform): Route[] {
  const shareTodays = shareReadings<AnswerOf<typeof findTodaysOrders>>();
  const shareHistory = shareReadings<AnswerOf<typeof findOrderHistory>>();
  return [
    route(findTodaysOrders, ({ scope, body: { pageNumber } }) =>
      shareTodays(`${scope.storeId}/${pageNumber}`, async () => ({
        data: await orders.findTodaysOrders(db, scope, { now: clock.now(), pageNumber }),
      })),
    ),
    route(findScheduledOrders, async ({ scope, body }) => ({
      data: await orders.findScheduledOrders(db, scope, body),
    })),
    route(findOrderHistory, ({ scope, body: { userId: _userId, ...asked } }) =>
      shareHistory(JSON.stringify(asked), async () => ({
        data: await orders.findOrderHistory(db, scope, asked),
      })),
    ),
    route(findOrder, async ({ scope, params }) => ({
      data: await orders.findOrder(db, scope, params.orderNumber),
    })),
    route(findCustomerOrders, async ({ scope, params }) => ({
      data: await ofCustomer.findCustomerOrders(db, scope, params.customerId),
    })),
  ];
}

function movingRoutes(platform: Platform): Route[] {
  const { act, clock, db } = platform;
  const move = async (
    { scope, request: { idempotencyKey: key } }: Asked,
    asked: moving.Move,
    message: string,
  ) => ({
    data: await act(scope, (work) =>
      oncePerKey(work, { key, request: asked }, () => moving.moveOrder(work, asked)),
    ),
    message,
  });
  return [
    route(acceptOrder, ({ body: { orderId, minutes, pressedAt }, ...call }) =>
      move(call, { orderId, minutes, pressedAt, move: 'accept' }, 'order is accepted'),
    ),
    route(readyOrder, ({ body: { orderId, bags }, ...call }) =>
      move(call, { orderId, bags, move: 'ready' }, 'order is ready'),
    ),
    route(completeOrder, ({ body: { orderId, code }, ...call }) =>
      move(call, { orderId, code, move: 'complete' }, 'order is completed'),
    ),
    route(cancelOrder, ({ body: { orderId, reason, message }, ...call }) =>
      move(call, { orderId, move: 'cancel', reason, message }, 'order is cancelled'),
    ),
    route(delayOrder, async ({ scope, body }) => ({
      data: await act(scope, (work) => delaying.delayOrder(work, body)),
    })),
    route(findReplacements, async ({ scope, params }) => ({
      data: await changing.findReplacements(db, { scope, at: clock.now() }, params.orderId),
    })),
    route(previewChange, async ({ scope, body }) => ({
      data: await changing.previewChange(db, { scope, at: clock.now() }, body),
    })),
    route(changeItems, async ({ scope, body }) => ({
      data: await act(scope, (work) => changing.changeItems(platform, work, body)),
    })),
    route(tickItems, async ({ scope, request: { idempotencyKey: key }, body }) => ({
      data: await act(scope, (work) =>
        oncePerKey(work, { key, request: body }, () => ticking.tickItems(work, body)),
      ),
    })),
    route(undoMove, async ({ scope, body }) => ({
      data: await act(scope, (work) => undoing.undoMove(work, body)),
    })),
    route(assignRider, async ({ scope, body }) => ({
      data: await act(scope, (work) => assigning.assignRider(work, body)),
    })),
    route(updateOrdersSeen, async ({ scope, body }) => ({
      data: { seen: await act(scope, (work) => alarm.updateOrdersSeen(work, body.orderIds)) },
    })),
    route(snoozeOrders, async ({ scope, body }) => ({
      data: { snoozed: await act(scope, (work) => alarm.snoozeOrders(work, body.orderIds)) },
    })),
  ];
}
