import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addCampaign, consent, phonesFrom } from '../../testing/stores/marketing.ts';
import { createTestMarket, type TestMarket } from '../../testing/stores/orders.ts';
import { startTwilio, type TestTwilio } from '../../testing/doubles/twilio.ts';

const script = fileURLToPath(new URL('testing/sender.ts', import.meta.url));
const start = new Date('2026-03-04T17:00:00Z');

let market: TestMarket;
let twilio: TestTwilio;
let now = start;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  market = await createTestMarket();
  twilio = await startTwilio(() => now);
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
afterAll(async () => {
  await market.test.close();
  await twilio.stop();
});

/** A server that sends what is due; those after it come so much later that nobody waits for the dead. */
function startServer(provider: TestTwilio['config'] | null): ChildProcess {
  const { connection } = market.test.database;
  const known = JSON.stringify({ connection, now, twilio: provider });
  const child = spawn(process.execPath, [script, known], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Kills a server once it is time, which is asked for every few milliseconds. */
async function killAt(
  child: ChildProcess,
  isTime: () => Promise<boolean>,
  interval = 3,
): Promise<void> {
  const ended = once(child, 'exit');
  await expect.poll(isTime, { timeout: 60_000, interval }).toBe(true);
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  now = new Date(now.getTime() + 5 * 60_000);
}

async function untilDone(children: readonly ChildProcess[]): Promise<void> {
  const ends = await Promise.all(children.map(async (child) => once(child, 'exit')));
  expect(ends).toEqual(children.map(() => [0, null]));
}

async function addLarge(phones: readonly string[]): Promise<number> {
  now = start;
  market.clock.set(start);
  const shop = await market.addShop();
  await consent(market.test.platform, shop.store.id, phones);
  return addCampaign(market, shop, { contacts: phones });
}

async function countByState(campaignId: number): Promise<Record<string, number>> {
  const rows = await market.test.database.db
    .selectFrom('smsMessages')
    .where('campaignId', '=', campaignId)
    .groupBy('state')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

const statusOf = async (id: number) =>
  market.test.database.db
    .selectFrom('smsCampaigns')
    .where('id', '=', id)
    .select('status')
    .executeTakeFirstOrThrow();

// Its processes send 10,000 texts, which takes long on a busy machine.
describe('a campaign whose server is killed twice', { timeout: 180_000 }, () => {
  it('reaches each of 10,000 numbers exactly once', async () => {
    const phones = phonesFrom(0, 10_000);
    const id = await addLarge(phones);
    const sent = async (): Promise<number> => (await countByState(id))['SENT'] ?? 0;
    // Seldom enough for the database to have time for the server.
    await killAt(startServer(null), async () => (await sent()) >= 1000, 25);
    await killAt(startServer(null), async () => (await sent()) >= 4000, 25);
    expect(await sent()).toBeLessThan(10_000);
    await untilDone([startServer(null), startServer(null)]);

    const rows = await market.test.database.db
      .selectFrom('messages')
      .where('kind', '=', 'SMS')
      .orderBy('recipient')
      .select('recipient')
      .execute();
    expect(rows.map(({ recipient }) => recipient)).toEqual(phones);
    expect(await countByState(id)).toEqual({ SENT: 10_000 });
    expect(await statusOf(id)).toEqual({ status: 'SENT' });
  });

  it('never hands Twilio a message twice, and knows which ones are unconfirmed', async () => {
    const phones = phonesFrom(20_000, 600);
    const id = await addLarge(phones);
    const isPast = (count: number) => async () => twilio.taken.length >= count;
    await killAt(startServer(twilio.config), isPast(105));
    await killAt(startServer(twilio.config), isPast(333));
    await untilDone([startServer(twilio.config)]);

    const taken = twilio.taken.map(({ to }) => to);
    expect(new Set(taken).size).toBe(taken.length);
    const { SENT: sent = 0, UNKNOWN: unknown = 0, ...others } = await countByState(id);
    expect(others).toEqual({});
    expect(sent).toBe(taken.length);
    expect(sent + unknown).toBe(600);
    // Nobody but those who were about to be handed over can be unknown.
    expect(unknown).toBeLessThanOrEqual(2 * 20);
    expect(await statusOf(id)).toEqual({ status: 'SENT' });
  });
});
