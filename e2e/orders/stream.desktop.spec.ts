import { countTold, listenForOrders } from '../support/listening.ts';
import { expectLive, popupOf, rowOf } from '../support/orders-page.ts';
import { connectionLost, expect, test as base } from '../support/test.ts';
import { openWire, type Wire } from '../support/wire.ts';

const test = base.extend<{ wire: Wire }>({
  wire: async ({ counter }, use) => {
    const wire = await openWire(counter.url);
    await use(wire);
    await wire.close();
  },
  baseURL: async ({ wire }, use) => use(wire.url),
});

test.use({ person: 'owner@demo.test', expectedErrors: [connectionLost] });

const arrangements = {
  'with reordered and repeated messages': [1, 2, 1, 0, 2, 0],
  'with gaps': [2],
};

test('a bad connection neither loses nor repeats orders', async ({
  page,
  wire,
  marketplace,
  colleague,
}) => {
  test.slow();
  const told = await listenForOrders(page);
  await page.goto('/dashboard/orders');
  await expectLive(page);

  await test.step('a stream that is cut three times misses no order', async () => {
    const orderNumbers: string[] = [];
    for (const opened of [2, 3, 4]) {
      wire.cut();
      const [early, late] = await marketplace.orders(2);
      orderNumbers.push(early?.orderNumber ?? '', late?.orderNumber ?? '');
      await wire.opened(opened);
    }
    for (const orderNumber of orderNumbers) await expect(rowOf(page, orderNumber)).toHaveCount(1);
    await expect(popupOf(page).getByRole('heading', { name: '6 new orders' })).toBeVisible();
    await expect.poll(() => countTold(told, orderNumbers)).toEqual(orderNumbers.map(() => 1));
    await expectLive(page);
  });

  for (const [name, arrangement] of Object.entries(arrangements)) {
    await test.step(`a stream ${name} shows every order once`, async () => {
      await colleague.lookAtEverything();
      await expect(popupOf(page)).toBeHidden();
      wire.hold();
      const orders = [
        await marketplace.order(),
        await marketplace.order(),
        await marketplace.order(),
      ];
      await wire.held(3);
      wire.release(arrangement);

      const orderNumbers = orders.map(({ orderNumber }) => orderNumber);
      for (const orderNumber of orderNumbers) await expect(rowOf(page, orderNumber)).toHaveCount(1);
      await expect(popupOf(page).getByRole('heading', { name: '3 new orders' })).toBeVisible();
      await expect(page).toHaveTitle(/^\(3\) /);
      // One more order, whose announcement can only come after all that is on its way.
      const last = await marketplace.order();
      await expect.poll(() => countTold(told, [last.orderNumber])).toEqual([1]);
      expect(countTold(told, orderNumbers)).toEqual([1, 1, 1]);
    });
  }
});
