import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/processes/database.ts';
import { addStore } from '../../../testing/stores/marketplace.ts';
import { createAct } from '../act.ts';
import { systemClock } from '../../kernel/clock.ts';
import { createLog } from '../../config/log.ts';
import type { StoreScope } from '../../tenancy/scope.ts';
import type { Sink, Subscriber } from './connection.ts';
import { createStreamHub, type HubTiming, type StreamHub } from './hub.ts';
import { eventually } from '../../../testing/eventually.ts';
import { scopeForSystem } from '../../tenancy/system-scope.ts';

const log = createLog({ logLevel: 'silent' });
const hubs: StreamHub[] = [];
let database: TestDatabase;
let scope: StoreScope;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.drop();
});

beforeEach(async () => {
  const store = await addStore(database.db);
  scope = await scopeForSystem(database.db, store.id, 'Test');
});

afterEach(async () => {
  await Promise.all(hubs.splice(0).map(async (hub) => hub.close()));
});

function startHub(
  timing: Partial<HubTiming> = {},
  onTended: (storeIds: readonly number[]) => Promise<void> = async () => {},
): StreamHub {
  const hub = createStreamHub({ db: database.db, log, timing, onTended });
  hubs.push(hub);
  return hub;
}

type Screen = {
  /** The received frames, one per line: `3 order.seen`, `3 ready`, `: alive`. */
  readonly frames: string[];
  ended: 'no' | 'ended' | 'destroyed';
  leave(): void;
};

type Following = Partial<Subscriber> & { readonly stuck?: boolean };

function follow(hub: StreamHub, after: number | 'now', following: Following = {}): Screen {
  const { stuck = false, ...subscriber } = following;
  let buffered = 0;
  const screen: Screen = { frames: [], ended: 'no', leave: () => {} };
  const sink: Sink = {
    write: (bytes) => {
      buffered += stuck ? bytes.length : 0;
      screen.frames.push(describeFrame(bytes.toString()));
    },
    buffered: () => buffered,
    end: () => void (screen.ended = 'ended'),
    destroy: () => void (screen.ended = 'destroyed'),
  };
  const live = { sessionId: 1, access: () => Promise.resolve('valid' as const), ...subscriber };
  screen.leave = hub.subscribe(scope.storeId, after, sink, live);
  return screen;
}

function describeFrame(text: string): string {
  const [, seq, kind] = /^id: (\d+)\nevent: (\S+)\ndata: \{.*\}\n\n$/.exec(text) ?? [];
  return kind === undefined ? text.trimEnd() : `${seq} ${kind}`;
}

/** Commits one action with `count` events; hubs are told only where they are named. */
async function emit(count: number, told: readonly StreamHub[] = []): Promise<void> {
  const wake = (storeId: number): void => told.forEach((hub) => hub.wake(storeId));
  await createAct({ db: database.db, clock: systemClock, wake })(scope, (work) => {
    for (let index = 0; index < count; index += 1) {
      work.emit({ kind: 'order.seen', orderIds: [index] });
    }
    return Promise.resolve();
  });
}

const seen = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${from + index} order.seen`);

async function received(screen: Screen, frames: readonly string[]): Promise<void> {
  await eventually(() => expect(screen.frames).toEqual(frames));
}

test("a new screen starts at the store's current state and gets every later event once", async () => {
  const hub = startHub();
  await emit(3, [hub]);
  const screen = follow(hub, 'now');
  await received(screen, ['retry: 2000', '3 ready']);
  await emit(2, [hub]);
  await received(screen, ['retry: 2000', '3 ready', ...seen(4, 5)]);
  expect(hub.connections).toBe(1);
  expect(hub.eventsSent).toBe(2);
});

test('a backlog larger than one read reaches a screen without another wake-up', async () => {
  const hub = startHub({ poll: 3_600_000 });
  const screen = follow(hub, 'now');
  await received(screen, ['retry: 2000', '0 ready']);
  await emit(501, [hub]);
  await eventually(() =>
    expect(screen.frames).toEqual(['retry: 2000', '0 ready', ...seen(1, 501)]),
  );
});

test('a reconnecting screen gets exactly what it missed', async () => {
  const hub = startHub();
  await emit(5);
  const first = follow(hub, 2);
  await received(first, ['retry: 2000', ...seen(3, 5), '5 ready']);
  first.leave();
  await emit(4, [hub]);
  const second = follow(hub, 5);
  await received(second, ['retry: 2000', ...seen(6, 9), '9 ready']);
  expect(first.frames).toHaveLength(5);
  expect(hub.connections).toBe(1);
});

test('screens that join during a burst of actions get every event exactly once', async () => {
  const hub = startHub();
  const actions = Array.from({ length: 40 }, async () => emit(2, [hub]));
  const screens = Array.from({ length: 10 }, () => follow(hub, 0));
  await Promise.all(actions);
  for (const screen of screens) {
    await eventually(() =>
      expect(screen.frames.filter((frame) => frame.endsWith('order.seen'))).toEqual(seen(1, 80)),
    );
  }
});

test('a screen resets if its missed events are pruned, too many or unknown', async () => {
  const hub = startHub();
  await emit(1002);
  const tooFar = follow(hub, 1);
  const restored = follow(hub, 5000);
  await received(tooFar, ['retry: 2000', '1002 reset', '1002 ready']);
  await received(restored, ['retry: 2000', '1002 reset', '1002 ready']);

  await database.db.deleteFrom('storeEvents').where('seq', '<=', 600).execute();
  const pruned = follow(hub, 599);
  await received(pruned, ['retry: 2000', '1002 reset', '1002 ready']);
  const kept = follow(hub, 600);
  await eventually(() =>
    expect(kept.frames).toEqual(['retry: 2000', ...seen(601, 1002), '1002 ready']),
  );
});

test("polling finds events that weren't announced", async () => {
  const hub = startHub({ poll: 10 });
  const screen = follow(hub, 'now');
  await received(screen, ['retry: 2000', '0 ready']);
  await emit(2);
  await eventually(() => expect(screen.frames).toEqual(['retry: 2000', '0 ready', ...seen(1, 2)]));
});

test('a quiet stream gets heartbeats', async () => {
  const screen = follow(startHub({ heartbeat: 5 }), 'now');
  await eventually(() => expect(screen.frames).toContain(': alive'));
});

test("a screen that doesn't read is disconnected without affecting the others", async () => {
  const hub = startHub();
  const stuck = follow(hub, 'now', { stuck: true });
  const other = follow(hub, 'now');
  await received(other, ['retry: 2000', '0 ready']);
  const act = createAct({ db: database.db, clock: systemClock, wake: hub.wake });
  await act(scope, (work) => {
    work.emit({ kind: 'order.seen', orderIds: Array.from({ length: 400_000 }, () => 10) });
    return Promise.resolve();
  });
  await received(other, ['retry: 2000', '0 ready', '1 order.seen']);
  expect(stuck.ended).toBe('destroyed');
  expect(other.ended).toBe('no');
  expect(hub.connections).toBe(1);
});

test('a session that ends closes only its own streams', async () => {
  const hub = startHub();
  const mine = follow(hub, 'now', { sessionId: 1 });
  const other = follow(hub, 'now', { sessionId: 2 });
  await received(mine, ['retry: 2000', '0 ready']);
  hub.endSession(1);
  expect(mine.frames.at(-1)).toBe('event: ended\ndata: {}');
  expect(mine.ended).toBe('ended');
  expect(other.ended).toBe('no');
});

test("an invalid session is disconnected, but one that can't be checked stays", async () => {
  const hub = startHub({ validity: 5 });
  const unknown = follow(hub, 'now', {
    access: () => Promise.reject(new Error('no database')),
  });
  const over = follow(hub, 'now', { access: () => Promise.resolve('ended' as const) });
  await eventually(() => expect(over.ended).toBe('ended'));
  expect(over.frames.at(-1)).toBe('event: ended\ndata: {}');
  expect(unknown.ended).toBe('no');
});

test('closing ends every stream and accepts no new ones', async () => {
  const hub = startHub();
  const screen = follow(hub, 'now');
  await received(screen, ['retry: 2000', '0 ready']);
  await hub.close();
  expect(screen.ended).toBe('ended');
  expect(follow(hub, 'now').ended).toBe('ended');
  expect(hub.connections).toBe(0);
});

test('closing ends streams one by one and asks each client to reconnect soon', async () => {
  const hub = startHub();
  const screens = Array.from({ length: 250 }, () => follow(hub, 'now'));
  await eventually(() =>
    expect(screens.every(({ frames }) => frames.includes('0 ready'))).toBe(true),
  );
  const ended = () => screens.filter((screen) => screen.ended === 'ended');
  const closing = hub.close();
  expect(ended()).toHaveLength(3);
  await closing;
  expect(ended()).toHaveLength(250);
  expect(new Set(screens.map(({ frames }) => frames.at(-1)))).toEqual(new Set(['retry: 500']));
});

test('screens that can move orders are reported at once and regularly, others never', async () => {
  const noted: (readonly number[])[] = [];
  const hub = startHub({ tended: 5 }, async (storeIds) => void noted.push(storeIds));
  follow(hub, 'now', { tends: false });
  const [first, second] = [
    follow(hub, 'now', { tends: true }),
    follow(hub, 'now', { tends: true }),
  ];
  await eventually(() => expect(noted.length).toBeGreaterThan(4));
  expect(new Set(noted.flat())).toEqual(new Set([scope.storeId]));
  expect(noted.every(({ length }) => length === 1)).toBe(true);
  first.leave();
  second.leave();
  const before = noted.length;
  follow(hub, 'now', { tends: false });
  await eventually(() => expect(hub.connections).toBe(2));
  await emit(1, [hub]);
  expect(noted.length).toBeLessThanOrEqual(before + 1);
});

test('screens that open at the same moment are reported together', async () => {
  const noted: (readonly number[])[] = [];
  const hub = startHub({}, async (storeIds) => void noted.push(storeIds));
  for (let opened = 0; opened < 50; opened += 1) follow(hub, 'now', { tends: true });
  await eventually(() => expect(hub.connections).toBe(50));
  await hub.close();
  expect(noted).toEqual([[scope.storeId], [scope.storeId]]);
});

test("a failed report of open screens doesn't prevent later ones", async () => {
  const noted: (readonly number[])[] = [];
  const hub = startHub({}, async (storeIds) => {
    noted.push(storeIds);
    if (noted.length === 1) throw new Error('no database');
    return Promise.resolve();
  });
  follow(hub, 'now', { tends: true });
  follow(hub, 'now', { tends: true });
  await eventually(() => expect(noted).toHaveLength(2));
  follow(hub, 'now', { tends: true });
  await eventually(() => expect(noted).toHaveLength(3));
});
