import { findOrder, findTodaysOrders, type Order } from '@counter/contract/orders';
import { followStore, staleAfter, storeEvent, type StoreEvent } from '@counter/contract/stream';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { passes } from '../rush/line.ts';
import { callApi } from '../support/api.ts';
import type { Shop } from './shops.ts';
import { describeFailure, type Cut } from './calls.ts';
import type { Shown, Watch } from './watch.ts';

/** The orders page of a store on some device, without its pixels. */
export type SoakScreen = {
  readonly shop: Shop;
  readonly watch: Watch;
  /** The orders that it shows, scheduled ones aside. */
  readonly shown: () => Shown;
  /** Resolves once the screen is closed. */
  readonly closed: Promise<void>;
};

/** The pauses of the real page: between two reads, at least before it connects again, and before a failed read is repeated. */
const restMs = 250;
const leastWaitMs = 500;
const retryMs = 1000;

type Options = {
  readonly url: string;
  readonly watch: Watch;
  readonly cuts: Cut[];
  readonly over: AbortSignal;
};

/** More orders than this are not read one by one, and the list is read in full after so many milliseconds. */
const maxSingly = 4;
const completeForMs = 60_000;

/** Opens a screen that reads its store's orders whenever the stream says that they are stale, as the real page does. */
export function openSoakScreen(shop: Shop, { url, watch, cuts, over }: Options): SoakScreen {
  const shown = new Map<string, { readonly id: number; readonly status: Order['status'] }>();
  const named = new Set<string>();
  let completeAt = -Infinity;
  let position: number | undefined;
  let reading: Promise<void> | undefined;
  let isStale = false;
  let longestWaitMs = 2000;

  function show(orders: readonly Order[]): void {
    for (const { id, orderNumber, status, scheduledAt } of orders)
      if (scheduledAt === null) shown.set(orderNumber, { id, status });
    watch.saw(shown);
  }

  async function readAll(): Promise<void> {
    named.clear();
    watch.note('reads list');
    const body = { userId: shop.userId, storeId: shop.storeId, pageNumber: 0 };
    const { data } = await callApi(url, findTodaysOrders, { body }, shop.caller);
    shown.clear();
    show(data);
    watch.note('list read');
    completeAt = performance.now();
  }

  async function readNamed(): Promise<void> {
    const numbers = [...named];
    named.clear();
    watch.note('reads orders');
    const storeId = String(shop.storeId);
    const reads = numbers.map(async (orderNumber) => {
      const params = { storeId, orderNumber };
      return (await callApi(url, findOrder, { params }, shop.caller)).data;
    });
    show(await Promise.all(reads));
    watch.note('orders read');
  }

  async function readOnce(): Promise<void> {
    try {
      const isComplete = performance.now() - completeAt < completeForMs;
      await (isComplete && named.size <= maxSingly ? readNamed() : readAll());
      await passes(restMs, over);
    } catch (error) {
      if (!over.aborted) cuts.push({ at: Date.now(), what: describeFailure(error) });
      watch.note('read failed');
      isStale = true;
      completeAt = -Infinity;
      await passes(retryMs, over);
    }
  }

  async function readWhileStale(): Promise<void> {
    while (isStale && !over.aborted) {
      isStale = false;
      await readOnce();
    }
    reading = undefined;
  }

  function read(): void {
    isStale = true;
    reading ??= readWhileStale();
  }

  function readEverything(): void {
    completeAt = -Infinity;
    read();
  }

  function happened(event: StoreEvent): void {
    if (!staleAfter[event.kind].includes('orders')) return;
    if ('orderNumber' in event) named.add(event.orderNumber);
    else completeAt = -Infinity;
    read();
  }

  function receive({ event: kind, id, data }: EventSourceMessage): void {
    watch.note(`${kind ?? 'message'} ${id ?? ''}`);
    const seq = Number(id);
    const isNext = position !== undefined && seq === position + 1;
    if (kind === 'ready') {
      if (position !== seq) readEverything();
    } else if (kind !== 'reset' && isNext) happened(storeEvent.parse(JSON.parse(data)));
    else readEverything();
    position = seq;
  }

  async function follow(): Promise<void> {
    watch.note('connects');
    const path = followStore.path.replace('{storeId}', String(shop.storeId));
    const response = await fetch(`${url}/api/v1${path}`, {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${shop.caller.token ?? ''}`,
        ...(position !== undefined && { 'last-event-id': String(position) }),
      },
      signal: over,
    });
    watch.note(`stream answers ${response.status}`);
    if (!response.ok || !response.body) throw new Error(`the stream answered ${response.status}`);
    const parser = createParser({
      onEvent: receive,
      onRetry: (askedMs) => (longestWaitMs = Math.max(askedMs, leastWaitMs)),
    });
    const text = new TextDecoder();
    for await (const bytes of response.body) parser.feed(text.decode(bytes, { stream: true }));
  }

  async function keepOpen(): Promise<void> {
    while (!over.aborted) {
      await follow().catch(() => {});
      watch.note('stream ended');
      await passes(leastWaitMs + Math.random() * (longestWaitMs - leastWaitMs), over);
    }
    await reading;
  }

  return { shop, watch, shown: () => shown, closed: keepOpen() };
}
