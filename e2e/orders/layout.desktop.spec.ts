import type { Locator } from '@playwright/test';
import { stripOf } from '../support/orders-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

const phone = { width: 390, height: 844 };
const tablet = { width: 1024, height: 768 };

async function boxOf(target: Locator) {
  const { y = 0, height = 0 } = (await target.boundingBox()) ?? {};
  return { top: y, bottom: y + height };
}

/** Expects one to stand beside the other, rather than below it. */
async function expectOneLine(one: Locator, other: Locator) {
  await expect(async () => {
    const [first, second] = [await boxOf(one), await boxOf(other)];
    expect(second.top).toBeLessThan(first.bottom);
    expect(first.top).toBeLessThan(second.bottom);
  }).toPass({ timeout: 20_000 });
}

test('the line about new orders cuts no word, and counts them', async ({ page, marketplace }) => {
  await marketplace.order();
  await marketplace.order();
  await page.goto('/dashboard/customers');
  const strip = stripOf(page);
  await expect(strip).toContainText(/\d+ new orders\s*\d+ to accept\s*oldest/);
  for (const width of [320, 390, 768, 900, 1024, 1100, 1279, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await strip.evaluate((line) =>
      [...line.querySelectorAll('h2, p > span')]
        .map((words) => ({ text: words.textContent, box: words.getBoundingClientRect() }))
        .filter(({ box }) => {
          const { right, bottom } = line.querySelector('div')?.getBoundingClientRect() ?? box;
          return box.width > 0 && box.top < bottom - 2 && box.right > right + 1;
        })
        .map(({ text }) => text),
    );
    expect(cut, `cut at ${width} pixels`).toEqual([]);
    await expect(strip.getByText(/^\d+ new/).filter({ visible: true })).toBeInViewport();
  }
});

test('on a tablet, filters stand beside the search and the buttons about the store beside its switch', async ({
  page,
}) => {
  await page.setViewportSize(tablet);
  await page.goto('/dashboard/orders?show=new');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expectOneLine(
    page.getByRole('navigation', { name: 'Show' }),
    page.getByRole('searchbox', { name: 'Search by order number or customer' }),
  );
  await page.goto('/dashboard/products');
  await expectOneLine(
    page.getByRole('searchbox', { name: 'Search product' }),
    page.getByRole('button', { name: 'Columns' }),
  );
  await page.goto('/dashboard/app');
  await expectOneLine(
    page.getByRole('button', { name: 'Pause' }),
    page.getByRole('switch', { name: 'Store is open' }),
  );
});

test('a phone shows the view beside the title, and counts where they are asked for', async ({
  page,
  marketplace,
  colleague,
}) => {
  await colleague.accept(await marketplace.order());
  await page.setViewportSize(phone);
  await page.goto('/dashboard/orders');
  const board = page.getByRole('button', { name: 'Board', exact: true });
  await expectOneLine(page.getByRole('heading', { level: 1 }), board);
  await board.click();
  const allDay = page.getByRole('button', { name: 'All day' });
  await expectOneLine(allDay, board);
  await allDay.click();
  await expect(page.getByRole('region', { name: 'All day' })).toBeInViewport();
});

test('on a tablet, the counts of all day stand below all three columns', async ({
  page,
  marketplace,
}) => {
  await marketplace.order();
  await page.setViewportSize(tablet);
  await page.goto('/dashboard/orders');
  await page.getByRole('button', { name: 'Board', exact: true }).click();
  const allDay = page.getByRole('button', { name: 'All day' });
  await allDay.click();
  const counts = page.getByRole('region', { name: 'All day' });
  await expect(async () => {
    const { top, bottom } = await boxOf(counts);
    for (const name of ['New', 'Preparing', 'Ready']) {
      const column = await boxOf(page.getByRole('region', { name: new RegExp(`^${name}`) }));
      expect(column.bottom).toBeLessThan(top);
      expect(column.bottom - column.top).toBeGreaterThan((bottom - top) * 1.5);
    }
  }).toPass({ timeout: 20_000 });
  await allDay.click();
  await expect(counts).toBeHidden();
});

test('item prices end where the amounts below them do', async ({ page, marketplace }) => {
  const order = await marketplace.order();
  await page.goto(`/dashboard/orders/${order.orderNumber}`);
  const drawer = page.getByRole('dialog');
  const endOf = async (target: Locator) => {
    const { x = 0, width = 0 } = (await target.boundingBox()) ?? {};
    return Math.round(x + width);
  };
  const price = drawer.getByRole('region', { name: 'Items' }).getByText(/^\$\s[\d,.]+$/);
  const amount = drawer.getByRole('region', { name: 'Amounts' }).getByRole('definition');
  await expect(async () => {
    expect(await endOf(price.first())).toBe(await endOf(amount.first()));
  }).toPass({ timeout: 20_000 });
});
