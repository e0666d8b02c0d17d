import { randomUUID } from 'node:crypto';
import { Refusal } from '../support/api.ts';
import { startCounter } from '../support/counter.ts';
import { databaseProcess, isRunning } from '../support/database-process.ts';
import { copyTemplate } from '../support/folders.ts';
import { openMarketplace, type Marketplace } from '../support/marketplace.ts';
import { openMerchant } from '../support/merchant.ts';
import { expectLive, rowOf } from '../support/orders-page.ts';
import { signedInState } from '../support/session.ts';
import { connectionLost, expect, kitchen, test } from '../support/test.ts';

test.use({ expectedErrors: [connectionLost] });

test('a power cut in mid-rush loses nothing that was acknowledged', async ({ browser }) => {
  test.setTimeout(90_000);
  const dataDir = await copyTemplate();
  const first = await startCounter({ dataDir });
  const { url } = first;
  const context = await browser.newContext({
    storageState: await signedInState(url, 'owner@demo.test'),
  });
  const page = await context.newPage();
  await page.goto(`${url}/dashboard/orders`);
  await expectLive(page);

  const rush = startRush(openMarketplace(url, kitchen));
  await expect.poll(() => rush.acknowledged.size).toBeGreaterThan(30);
  const database = await databaseProcess(dataDir);
  await first.kill();
  await rush.stop();
  await expect(page.getByText('Reconnecting. New orders may be', { exact: false })).toBeAttached();
  await expect.poll(() => isRunning(database)).toBe(false);

  const second = await startCounter({ dataDir, port: Number(new URL(url).port) });
  const marketplace = openMarketplace(url, kitchen);
  const unanswered = [...rush.keys].filter((key) => !rush.acknowledged.has(key));
  for (const key of unanswered)
    rush.acknowledged.set(key, (await marketplace.order({}, key)).orderNumber);
  // Asking again for what was acknowledged answers the same order.
  for (const [key, orderNumber] of [...rush.acknowledged].slice(0, 5))
    expect((await marketplace.order({}, key)).orderNumber).toBe(orderNumber);

  const merchant = await openMerchant(url, 'owner@demo.test');
  const since = (await merchant.todays()).filter(({ customer }) => customer === 'Nadia Rahman');
  expect(since.map(({ orderNumber }) => orderNumber).toSorted()).toEqual(
    [...rush.acknowledged.values()].toSorted(),
  );

  await expectLive(page);
  for (const { orderNumber } of since.slice(0, 10))
    await expect(rowOf(page, orderNumber)).toHaveCount(1);
  const later = await marketplace.order();
  await expect(rowOf(page, later.orderNumber)).toBeVisible();
  await context.close();
  await second.stop();
});

const hands = 4;

/** Places orders as fast as they are answered, until the server is gone. */
function startRush(marketplace: Marketplace) {
  const keys = new Set<string>();
  const acknowledged = new Map<string, string>();

  async function place(): Promise<void> {
    for (;;) {
      const key = randomUUID();
      keys.add(key);
      try {
        acknowledged.set(key, (await marketplace.order({}, key)).orderNumber);
      } catch (error) {
        if (error instanceof Refusal) throw error;
        return;
      }
    }
  }

  const running = Promise.all(Array.from({ length: hands }, place));
  return { keys, acknowledged, stop: async () => running };
}
