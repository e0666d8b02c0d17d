import { randomUUID } from 'node:crypto';
import type { WebhookState } from '@counter/contract/integrations';
import { inTransaction } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { inLogOf, type OwnedWork } from '../in-log.ts';
import { findHead, insertAttempt, updateDelivery } from './deliveries.repository.ts';
import { claimLanes, keepLane, releaseLane, type HeldLane } from './lanes.repository.ts';
import { pauseFailing } from './pause-failing.ts';
import { sendOnce } from './send.ts';
import { judge, type Result } from './verdict.ts';
import type { Outcome, Outcomes } from './webhook-figures.ts';
import { findWebhook, lockWebhook, ownerOf, updateWebhook } from './webhooks.repository.ts';

type Parts = Pick<Platform, 'db' | 'act' | 'clock' | 'vault' | 'poster' | 'log' | 'publicUrl'> & {
  /** Counts the outcomes of calls. */
  readonly outcomes?: Outcomes;
};

/** Longer than any call, so that a lane is taken over only from a dead process. */
const leaseMs = 60_000;
/** The number of deliveries after which another lane gets its turn. */
const maxPerTurn = 50;
/** The last success of a working webhook is saved at most this often. */
const noteEveryMs = 60_000;

const sender = { actor: { kind: 'system', name: 'Webhooks' }, requestId: null } as const;

/** Leases due lanes, up to a limit. */
export async function claimDue({ db, clock }: Parts, limit: number): Promise<HeldLane[]> {
  const now = clock.now();
  const leasedUntil = new Date(now.getTime() + leaseMs);
  return claimLanes(db, randomUUID(), { now, leasedUntil, limit });
}

/**
 * Sends a lane's waiting deliveries in order, up to the first failure. If the process dies before it records a call,
 * the delivery stays waiting and is sent again once the lease expires.
 */
export async function drainLane(parts: Parts, lane: HeldLane): Promise<void> {
  for (let sent = 0; sent < maxPerTurn; sent += 1) {
    const sending = await takeNext(parts, lane);
    if (!sending) return;
    const result = await sendOnce(parts, sending.hook, sending.delivery);
    if (!(await record(parts, { lane, ...sending, result }))) return;
  }
  await inTransaction(parts.db, async (tx) => releaseLane(tx, lane, parts.clock.now()));
}

type Sending = NonNullable<Awaited<ReturnType<typeof takeNext>>>;

/** Returns a lane's next delivery. Without one, releases the lane and returns undefined. */
async function takeNext({ db, clock }: Parts, lane: HeldLane) {
  const { storeId, webhookId } = lane;
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    if (!(await keepLane(tx, lane, new Date(now.getTime() + leaseMs)))) return undefined;
    const delivery = await findHead(tx, storeId, webhookId);
    if (!delivery) {
      await releaseLane(tx, lane, null);
      return undefined;
    }
    const own = storeId === 0 ? undefined : await findWebhook(tx, storeId, webhookId);
    const hook = own ?? (await findWebhook(tx, null, webhookId));
    if (hook && hook.pausedAt === null) return { delivery, hook };
    await releaseLane(tx, lane, now);
    return undefined;
  });
}

/** Records a try and its outcome. Returns true if the lane can go on with the next delivery. */
async function record(
  parts: Parts,
  { lane, delivery, hook, result }: Sending & { readonly lane: HeldLane; readonly result: Result },
): Promise<boolean> {
  const owner = ownerOf(hook.storeId);
  const recorded = await inLogOf(parts, sender, owner, async (work) => {
    const { tx, at } = work;
    if (!(await keepLane(tx, lane, new Date(at.getTime() + leaseMs)))) return undefined;
    const present = await lockWebhook(tx, owner, hook.id);
    if (!present) return undefined;
    const attempts = delivery.attempts + 1;
    const firstTriedAt = delivery.firstTriedAt ?? at;
    const failingSince = present.failingSince ?? at;
    const { state, retryAt, pause } = judge(result, { attempts, firstTriedAt, failingSince }, at);
    const of = { storeId: lane.storeId, deliveryId: delivery.id, number: attempts };
    await insertAttempt(tx, of, { ...result, at });
    const change = { state, attempts, firstTriedAt };
    await updateDelivery(tx, { storeId: lane.storeId, id: delivery.id }, change);
    await noteHealth(work, present, result);
    if (pause || retryAt) await releaseLane(tx, lane, retryAt ?? at);
    if (pause) await pauseFailing(parts, work, present, pause);
    return { state, goesOn: !pause && !retryAt };
  });
  if (!recorded) return false;
  if (parts.outcomes) parts.outcomes[outcomeOf[recorded.state]] += 1;
  return recorded.goesOn;
}

const outcomeOf: Readonly<Record<WebhookState, Outcome>> = {
  DELIVERED: 'delivered',
  WAITING: 'failed',
  FAILED: 'given_up',
};

/** Saves a webhook's health. Skips most writes for consecutive successes. */
async function noteHealth(
  { tx, at, owner }: OwnedWork,
  hook: {
    readonly id: number;
    readonly failingSince: Date | null;
    readonly lastDeliveredAt: Date | null;
  },
  { failure }: Result,
): Promise<void> {
  const { id, failingSince, lastDeliveredAt } = hook;
  if (failure !== null) {
    if (failingSince === null) await updateWebhook(tx, owner, id, { failingSince: at });
    return;
  }
  const noted = lastDeliveredAt && at.getTime() - lastDeliveredAt.getTime() < noteEveryMs;
  if (noted && failingSince === null) return;
  await updateWebhook(tx, owner, id, { failingSince: null, lastDeliveredAt: at });
}
