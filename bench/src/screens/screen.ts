import { request, type IncomingMessage } from 'node:http';
import { findTodaysOrders } from '@counter/contract/orders';
import { followStore } from '@counter/contract/stream';
import { setTimeout as delay } from 'node:timers/promises';
import { asked, type Target } from './asked.ts';

/** An open Orders screen, which follows the store and fetches today's orders when one arrives. */
export type Screen = {
  /** Returns the time of `performance.now` when the screen first showed the order; undefined before. */
  shownAt(orderNumber: string): number | undefined;
  close(): void;
};

/** The pause after a fetch before further events are handled, as in the web app, in milliseconds. */
const restMs = 250;

/** Opens a screen. Resolves once it gets live updates. */
export async function openScreen(target: Target): Promise<Screen> {
  const shown = new Map<string, number>();
  const refresh = coalesce(async () => {
    const body = { storeId: target.storeId, pageNumber: 0 };
    const answer = await asked(target, findTodaysOrders.path, body);
    const now = performance.now();
    for (const [, orderNumber = ''] of answer.matchAll(/"orderNumber":"([^"]+)"/g)) {
      if (!shown.has(orderNumber)) shown.set(orderNumber, now);
    }
  });
  const stream = await openStream(target);
  await new Promise<void>((ready) => {
    stream.setEncoding('utf8').on('data', (frames: string) => {
      if (frames.includes('event: ready')) ready();
      if (frames.includes('event: order.placed')) void refresh();
    });
  });
  return {
    shownAt: (orderNumber) => shown.get(orderNumber),
    close: () => void stream.destroy(),
  };
}

async function openStream({ url, storeId, token }: Target): Promise<IncomingMessage> {
  const path = followStore.path.replace('{storeId}', String(storeId));
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
    request(`${url}/api/v1${path}`, { agent: false, headers }, (answer) => {
      if (answer.statusCode === 200) resolve(answer);
      else reject(new Error(`The stream was refused with ${answer.statusCode}.`));
    })
      .once('error', reject)
      .end();
  });
}

/** Runs the task at once, and once more for all calls during its run or pause. */
function coalesce(task: () => Promise<void>): () => Promise<void> {
  let running = false;
  let again = false;
  return async () => {
    again = true;
    if (running) return;
    running = true;
    while (again) {
      again = false;
      await Promise.all([task(), delay(restMs)]);
    }
    running = false;
  };
}
