import { isRinging } from '@counter/contract/orders';
import type { PushPressed } from '@counter/contract/notifications';
import { clockTime } from '@counter/contract/shared';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Work } from '../../platform/events/work.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { scopeForSession } from '../../platform/tenancy/session-scope.ts';
import { findOrderById, moveOrder, snoozeOrders } from '../orders/index.ts';
import { readPressToken, type Press } from './press-token.ts';
import { describeState } from './press-words.ts';
import { createPress } from './presses.repository.ts';
import { findLiveDevice } from './push-devices.repository.ts';
import { pushAgain } from './push-orders.ts';
import { countWaiting } from './waiting.service.ts';

/**
 * Performs the action of a notification button as the person it was pushed to. The order moves as if from the
 * dashboard, so that person can undo it there.
 * @throws ProblemError LINK_EXPIRED if the button no longer works, NOT_SIGNED_IN after the session ended, NOT_ALLOWED
 * if the person's role lost the permission, ORDER_MOVED (says by whom) if the order is no longer new, LINK_USED for a
 * second press.
 */
export async function pressButton(
  platform: Platform,
  token: string,
  requestId: string,
): Promise<PushPressed> {
  const { db, act, clock, vault } = platform;
  const press = readPressToken(vault, token, clock.now());
  if (press === 'unknown') throw deadButton();
  if (press === 'expired') throw expiredButton();
  const scope = await enter(platform, press, requestId);
  const said = await act(scope, (work) =>
    press.action === 'accept' ? accept(work, press) : snooze(work, press),
  );
  return { ...said, waiting: await countWaiting(db, press.userId, clock.now()) };
}

/** Opens the store's scope for a press, with the session and device that the button was pushed to. */
async function enter(
  { db, clock }: Platform,
  { storeId, deviceId, sessionId, userId, device, action }: Press,
  requestId: string,
): Promise<StoreScope> {
  const now = clock.now();
  const permission = action === 'accept' ? 'orders:move' : 'orders:read';
  const left = { sessionId, userId, device, at: now };
  const scope = await scopeForSession(db, left, { storeId, permission }, requestId);
  const live = await findLiveDevice(db, scope, { id: deviceId, now });
  // A new sign-in on the device invalidates the previous person's buttons.
  if (live?.sessionId !== sessionId || live.userId !== userId) throw deadButton();
  return scope;
}

type Said = Pick<PushPressed, 'title' | 'body'>;

async function accept(work: Work, { pressId, orderId, minutes }: Press): Promise<Said> {
  const { tx, scope, at } = work;
  if (!(await createPress(tx, scope, { pressId, at }))) throw await refusalOf(work, orderId);
  const before = await findOrderById(tx, scope, orderId);
  if (before.status !== 'NEW') throw await refusalOf(work, orderId);
  const asked = { orderId, move: 'accept', minutes: minutes ?? undefined } as const;
  const order = await moveOrder(work, asked);
  const until = clockTime(new Date(order.estimatedPickupTime), scope);
  return {
    title: `Accepted ${order.orderNumber}`,
    body: `Promised for ${until} · ${scope.storeName}`,
  };
}

async function snooze(work: Work, { pressId, orderId, deviceId }: Press): Promise<Said> {
  const { tx, scope, at } = work;
  const order = await findOrderById(tx, scope, orderId);
  const isFirst = await createPress(tx, scope, { pressId, at });
  if (!isFirst || !isRinging(order, at.getTime())) throw await refusalOf(work, orderId);
  await snoozeOrders(work, [orderId]);
  await pushAgain(work, { deviceId, order });
  return {
    title: `Snoozed ${order.orderNumber}`,
    body: `It rings again in 2 minutes unless somebody opens it · ${scope.storeName}`,
  };
}

/** Builds the problem of a press that came too late, from the order's current state. */
async function refusalOf({ tx, scope, at }: Work, orderId: number): Promise<ProblemError> {
  const order = await findOrderById(tx, scope, orderId);
  const code = order.status === 'NEW' ? 'LINK_USED' : 'ORDER_MOVED';
  return new ProblemError(code, describeState(order, at));
}

function deadButton(): ProblemError {
  return new ProblemError('LINK_EXPIRED', 'This button no longer works. Open the order instead.');
}

function expiredButton(): ProblemError {
  const words = 'This button worked for 15 minutes. Open the order instead.';
  return new ProblemError('LINK_EXPIRED', words);
}
