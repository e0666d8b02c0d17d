import { sendConsumerCode } from '@counter/contract/consumers';
import type { Problem } from '@counter/contract/shared';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { movableClock } from '../../platform/kernel/clock.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { addStore } from '../../testing/stores/marketplace.ts';

const start = new Date('2026-03-04T17:00:00Z');
const minute = 60_000;
const clock = movableClock(start);
let test: TestApp;
let storeUrl = '';

beforeAll(async () => {
  test = await createTestApp({ clock });
  ({ storeUrl } = await addStore(test.database.db));
});
beforeEach(async () => {
  clock.set(start);
  await test.database.db.deleteFrom('consumerCodes').execute();
});
afterAll(() => test.close());

const at = (ms: number): void => clock.set(new Date(start.getTime() + ms));
const send = () =>
  test.call(sendConsumerCode, { body: { recipient: 'ben@example.test', storeUrl } });

/** Sends five codes as fast as allowed, and returns the refusal of the next. */
async function sendFiveMore() {
  for (let sent = 0; sent < 5; sent += 1) {
    clock.advance(31_000);
    expect((await send()).statusCode).toBe(200);
  }
  clock.advance(31_000);
  return (await send()).json<Problem>().detail;
}

it('a code is sent at most every 30 seconds', async () => {
  await send();
  const soon = await send();
  expect(soon.statusCode).toBe(429);
  expect(soon.headers['retry-after']).toBe('30');
  at(500);
  // Rounded up, so that a caller who waits that long isn't too early again.
  expect((await send()).headers['retry-after']).toBe('30');
  at(30_000);
  expect((await send()).statusCode).toBe(200);
});

it('six codes are sent an hour, and six more in the next', async () => {
  await send();
  expect(await sendFiveMore()).toContain('within an hour');
  at(60 * minute - 1);
  expect((await send()).headers['retry-after']).toBe('1');
  at(60 * minute);
  expect((await send()).statusCode).toBe(200);
  expect(await sendFiveMore()).toContain('within an hour');
});

it('the sixth code keeps the next one for 30 seconds, even if the hour ends before', async () => {
  for (const seconds of [0, 31, 62, 93, 124]) {
    at(seconds * 1000);
    expect((await send()).statusCode).toBe(200);
  }
  at(60 * minute - 10_000);
  expect((await send()).statusCode).toBe(200);
  for (const [since, wait] of [
    [-5_000, '25'],
    [5_000, '15'],
  ] as const) {
    at(60 * minute + since);
    expect((await send()).headers['retry-after']).toBe(wait);
  }
  expect((await send()).json<Problem>().detail).toContain('A code was sent a moment ago.');
  at(60 * minute + 20_000);
  expect((await send()).statusCode).toBe(200);
});
