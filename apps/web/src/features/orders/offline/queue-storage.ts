import { get, update } from 'idb-keyval';
import { z } from 'zod/mini';
import { delayReasons, orderStatuses } from '@counter/contract/orders';
import { onStoredElsewhere, readStored, writeStored } from '@counter/browser/storage';
import type { QueuedStep } from './queue-rules.ts';
import { queueFlag } from './queue-flag.ts';

const stepsKey = 'counter.order-steps';

const stepSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('accept'), minutes: z.optional(z.int()) }),
  z.object({ kind: z.literal('ready'), bags: z.int() }),
  z.object({ kind: z.literal('complete'), code: z.optional(z.string()) }),
  z.object({
    kind: z.literal('delay'),
    minutes: z.int(),
    reason: z.enum(delayReasons),
    pickupTime: z.string(),
  }),
  z.object({ kind: z.literal('tick'), lines: z.array(z.int()), made: z.boolean() }),
]);

const stepsSchema = z.array(
  z.object({
    storeId: z.int(),
    userId: z.int(),
    order: z.object({ id: z.int(), orderNumber: z.string(), status: z.enum(orderStatuses) }),
    step: stepSchema,
    key: z.string(),
    at: z.string(),
    state: z.enum(['waiting', 'sending', 'told']),
    told: z.optional(z.object({ message: z.string(), promisedFor: z.optional(z.string()) })),
  }),
);

/** The queue of a page whose browser has no database. */
let unkept: readonly QueuedStep[] = [];

/** Returns the queue stored on this device. */
export async function readSteps(): Promise<readonly QueuedStep[]> {
  if (!hasDatabase()) return unkept;
  try {
    return parse(await get(stepsKey));
  } catch (error) {
    console.info('The queue of this device could not be read.', error);
    return unkept;
  }
}

/** Changes the queue atomically, also across tabs, and resolves with its new state. */
export async function changeSteps(
  change: (steps: readonly QueuedStep[]) => readonly QueuedStep[],
): Promise<readonly QueuedStep[]> {
  let next: readonly QueuedStep[] = [];
  if (!hasDatabase()) return (unkept = change(unkept));
  try {
    await update<unknown>(stepsKey, (kept) => (next = change(parse(kept))));
  } catch (error) {
    console.info('The queue is kept only until this page is closed.', error);
    next = unkept = change(unkept);
  }
  // Notifies other tabs, and tells the next page that there is something to send.
  const changes = readStored(queueFlag, z.int(), 0) + 1;
  writeStored(queueFlag, next.length === 0 ? undefined : changes);
  return next;
}

/** Clears the queue that only this page holds. */
export function forgetUnkept(): void {
  unkept = [];
}

/** Subscribes to changes of the queue by other tabs; returns the unsubscribe function. */
export function onStepsChangedElsewhere(listener: () => void): () => void {
  return onStoredElsewhere(queueFlag, listener);
}

function hasDatabase(): boolean {
  return 'indexedDB' in globalThis;
}

/** Parses stored steps; returns none if another version of the app wrote them in another format. */
function parse(kept: unknown): readonly QueuedStep[] {
  const steps = z.safeParse(stepsSchema, kept ?? []);
  return steps.success ? steps.data : [];
}
