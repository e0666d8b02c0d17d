import { randomUUID } from 'node:crypto';
import {
  acceptOrder,
  completeOrder,
  nextMove,
  orderStates,
  readyOrder,
  type StepMove,
} from '@counter/contract/orders';
import { passes } from '../rush/line.ts';
import type { Press } from '../rush/presses.ts';
import { callApi } from '../support/api.ts';
import { untilAnswered, type Cut } from './calls.ts';
import type { SoakScreen } from './screen.ts';
import type { Change } from './watch.ts';

type Parts = {
  readonly url: string;
  /** The orders of the soak: nothing else of the demo is touched. */
  readonly mine: ReadonlySet<string>;
  readonly cuts: Cut[];
  readonly faults: string[];
  readonly onMoved: (change: Change) => void;
  readonly over: AbortSignal;
};

/** Moves a store's orders on as its screen shows them, until it is over. Returns the steps that the server accepted. */
export async function workAt({ shop, shown }: SoakScreen, parts: Parts): Promise<Press[]> {
  const { url, mine, cuts, faults, onMoved, over } = parts;
  const taken: Press[] = [];
  const moved = new Map<string, StepMove>();

  async function step(orderNumber: string, orderId: number, move: StepMove): Promise<void> {
    const key = randomUUID();
    moved.set(orderNumber, move);
    try {
      await untilAnswered(async () => send(url, { shop, orderId, move, key }), cuts);
    } catch (error) {
      faults.push(`${orderNumber}: ${move} was refused: ${String(error)}`);
      return;
    }
    taken.push({ orderNumber, move, screen: shop.storeUrl, taps: 0, keys: 0 });
    onMoved({ orderNumber, status: orderStates.moves[move].to });
  }

  while (!over.aborted) {
    const next = [...shown()].flatMap(([orderNumber, { id, status }]) => {
      const move = nextMove(status);
      const isNew = move !== undefined && mine.has(orderNumber) && moved.get(orderNumber) !== move;
      return isNew ? [{ orderNumber, id, move }] : [];
    })[0];
    if (next) await step(next.orderNumber, next.id, next.move);
    await passes(next ? 50 : 200, over);
  }
  return taken;
}

type Step = {
  readonly shop: SoakScreen['shop'];
  readonly orderId: number;
  readonly move: StepMove;
  readonly key: string;
};

async function send(url: string, { shop, orderId, move, key }: Step): Promise<void> {
  const { userId, storeId, caller } = shop;
  const claims = { userId, storeId, orderId };
  const keyed = { ...caller, idempotencyKey: key };
  if (move === 'accept')
    await callApi(url, acceptOrder, { body: { ...claims, status: 'STORE_ACCEPTED' } }, keyed);
  else if (move === 'ready')
    await callApi(url, readyOrder, { body: { ...claims, status: 'READY' } }, keyed);
  else await callApi(url, completeOrder, { body: { ...claims, status: 'COMPLETED' } }, keyed);
}
