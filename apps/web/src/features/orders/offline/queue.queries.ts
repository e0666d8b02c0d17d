import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { promisedTime, type Order } from '@counter/contract/orders';
import { type ApiProblem, ConnectionError, isFinal } from '../../../lib/api.ts';
import { onSessionChange, readSession } from '../../../lib/session.ts';
import { createSharedValue, useShared } from '@counter/browser/shared-value';
import { toastFailure } from '../../../ui/feedback/toast.ts';
import { kitchenText } from '../kitchen/kitchen.text.ts';
import { orderKeys, updateKnownOrders } from '../known/known-orders.queries.ts';
import { stepText } from '../next-step/next-step.text.ts';
import { aboutOrder, describeRefusal } from '../display/order-words.ts';
import { sendStep } from '../moves/send-move.ts';
import { offlineText } from './offline.text.ts';
import {
  addStep,
  dismissMessages,
  dropLastMove,
  findNext,
  isStalled,
  isUnsent,
  markStep,
  moveDelays,
  settleStep,
  showSteps,
  type Queue,
  type QueuedStep,
  type StepOutcome,
} from './queue-rules.ts';
import { changeSteps, forgetUnkept, onStepsChangedElsewhere, readSteps } from './queue-storage.ts';
import { updateQueueView, type PressedStep } from './queue-view.ts';

/** Delay in milliseconds before a change that didn't reach the server is retried. */
const retryMs = 5000;

/** Minimum difference between two promised times that is worth a message, in milliseconds. */
const noticedMs = 60_000;

/** The queue of the signed-in person. */
const queue = createSharedValue<Queue>({ steps: [], stalled: false });

/** Returns the signed-in person's queue, kept current. */
export function useSteps(): Queue {
  return useShared(queue);
}

function show(kept: readonly QueuedStep[], stalled = queue.get().stalled): void {
  const userId = readSession().user?.userId;
  const steps = kept.filter((step) => step.userId === userId);
  queue.set({ steps, stalled });
  const unsent = steps.filter(isUnsent);
  updateQueueView(
    steps.length === 0
      ? undefined
      : {
          waiting: stalled ? unsent.length : 0,
          show: (order) => showSteps(order, unsent),
          isAbout: (orderId) => steps.some(({ order }) => order.id === orderId),
          isQueued: (orderId) => unsent.some(({ order }) => order.id === orderId),
          refusedAt: (orderId) =>
            steps.find((step) => step.order.id === orderId && step.told?.message)?.order.status,
        },
  );
}

async function change(update: Parameters<typeof changeSteps>[0]): Promise<void> {
  show(await changeSteps(update));
}

/** Queues a change of an order and tries to send it. Resolves with a message and an undo function. */
export async function queueStep(pressed: PressedStep) {
  const { order, step } = pressed;
  await change((steps) => addStep(steps, pressed));
  sendQueued();
  return {
    message: offlineText.queued(order.orderNumber, offlineText.waiting[step.kind]),
    undo: () => void undo(order),
  };
}

async function undo({ id, orderNumber }: PressedStep['order']): Promise<void> {
  if (!(await dropMove(id)))
    toastFailure(offlineText.tooLateToUndo(orderNumber), undefined, aboutOrder(id));
}

/** Undoes an order's last waiting move. Resolves with false if it was already sent. */
export async function dropMove(orderId: number): Promise<boolean> {
  let dropped = false;
  await change((steps) => {
    const next = dropLastMove(steps, orderId);
    dropped = next !== steps;
    return next;
  });
  return dropped;
}

/** Removes the messages about an order. */
export async function dismissOrder(orderId: number): Promise<void> {
  await change((steps) => dismissMessages(steps, orderId));
}

let client: QueryClient | undefined;
let sending: Promise<void> | undefined;
let again = false;
let retry: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows this device's queue and sends it, now and whenever the network returns. Responses update the orders on screen.
 */
export function useConnectedQueue(): void {
  const cache = useQueryClient();
  useEffect(() => connectQueue(cache), [cache]);
}

function connectQueue(cache: QueryClient): () => void {
  client = cache;
  const over = new AbortController();
  const reread = () => void readSteps().then((steps) => client === cache && show(steps));
  // The sending tab knows whether it gets a response; this one has to derive it from the changes.
  const follow = () =>
    void readSteps().then(
      (steps) => client === cache && show(steps, isStalled(queue.get(), steps)),
    );
  const endings = [onSessionChange(reread), onStepsChangedElsewhere(follow)];
  window.addEventListener('online', sendQueued, { signal: over.signal });
  reread();
  sendQueued();
  return () => {
    over.abort();
    for (const end of endings) end();
    clearTimeout(retry);
    client = undefined;
    forgetUnkept();
    show([], false);
  };
}

/** Sends waiting changes, unless that is in progress. Only one tab sends at a time. */
export function sendQueued(): void {
  again = true;
  sending ??= sendAll().finally(() => (sending = undefined));
}

async function sendAll(): Promise<void> {
  while (again) {
    again = false;
    clearTimeout(retry);
    const isDone = await inOneTab(sendRound);
    if (!isDone && navigator.onLine) retry = setTimeout(sendQueued, retryMs);
  }
}

/** Locks require HTTPS. Without them, idempotency keys keep a step from running twice. */
async function inOneTab(run: () => Promise<boolean>): Promise<boolean> {
  return 'locks' in navigator ? navigator.locks.request('counter.order-steps', run) : run();
}

/** Sends the steps in sequence and skips orders without a response. Resolves with true if all were answered. */
async function sendRound(): Promise<boolean> {
  const unanswered = new Set<number>();
  let isReached = true;
  for (;;) {
    const userId = readSession().user?.userId;
    const steps = await readSteps();
    const next = userId === undefined ? undefined : findNext(steps, userId, unanswered);
    if (!next || !isReached || !navigator.onLine || !client) {
      show(steps, next !== undefined || unanswered.size > 0);
      return next === undefined && unanswered.size === 0;
    }
    await change((kept) => markStep(kept, next.key, 'sending'));
    const outcome = await send(next, client);
    if (outcome === 'decided') continue;
    unanswered.add(next.order.id);
    isReached = outcome !== 'unreachable';
    await change((kept) => markStep(kept, next.key, 'waiting'));
  }
}

type SendOutcome = 'decided' | 'undecided' | 'unreachable';

/** Sends a step as the person who made it. */
async function send(step: QueuedStep, cache: QueryClient): Promise<SendOutcome> {
  // Somebody else may have signed in while the queue was read.
  if (readSession().user?.userId !== step.userId) return 'undecided';
  try {
    const { data } = await sendStep(step);
    await updateKnownOrders(cache, step.storeId, (order) => {
      if (order.id !== data.id) return order;
      return step.step.kind === 'tick' ? { ...order, items: data.items } : { ...order, ...data };
    });
    const told = findMovedPromise(step, data);
    await change((steps) => {
      const left = settleStep(steps, step.key, told);
      return step.step.kind === 'accept' ? moveDelays(left, data) : left;
    });
    return 'decided';
  } catch (error) {
    if (error instanceof ConnectionError) return 'unreachable';
    if (!isDecision(error)) return 'undecided';
    // Refetch first: with its earlier state, the order would ring again.
    await cache.invalidateQueries({ queryKey: orderKeys.all(step.storeId) });
    await change((steps) => settleStep(steps, step.key, { message: describe(step, error) }));
    return 'decided';
  }
}

function isDecision(error: unknown): error is ApiProblem {
  return isFinal(error) && error.code !== 'NOT_SIGNED_IN';
}

function describe({ order, step }: QueuedStep, problem: ApiProblem): string {
  if (problem.code === 'ORDER_MOVED') return problem.message;
  if (step.kind === 'tick') return kitchenText.notTicked(order.orderNumber, problem.message);
  if (step.kind === 'delay') return stepText.notDelayed(order.orderNumber, problem.message);
  return `${describeRefusal(order, step.kind)} ${problem.message}`;
}

/** Returns the message about an acceptance that was too late for the chosen time; undefined otherwise. */
function findMovedPromise({ step, at }: QueuedStep, accepted: Order): StepOutcome | undefined {
  if (step.kind !== 'accept' || step.minutes === undefined) return undefined;
  const chosen = Date.parse(promisedTime(accepted, step.minutes, Date.parse(at)));
  const { estimatedPickupTime } = accepted;
  const isMoved = Date.parse(estimatedPickupTime) - chosen > noticedMs;
  return isMoved ? { message: '', promisedFor: estimatedPickupTime } : undefined;
}
