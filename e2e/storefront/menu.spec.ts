import type { Page } from '@playwright/test';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { expect, kitchen, test } from '../support/test.ts';

const card = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** On phones the basket opens over the page; beside the menu it is always there. */
async function openBasket(page: Page, isMobile: boolean) {
  if (!isMobile) return page.getByRole('complementary', { name: 'Basket' });
  await page.getByRole('button', { name: /^View basket/ }).click();
  return page.getByRole('dialog', { name: 'Your basket' });
}

test('a visitor finds a product, chooses options and finds it in the basket after a reload', async ({
  page,
  isMobile,
}) => {
  await page.goto(`/s/${kitchen}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Cedar Kitchen' })).toBeVisible();
  await expectGoodInBothThemes(page);
  await page.getByRole('searchbox', { name: 'Search the menu' }).fill('hummus');
  await expect(page).toHaveURL(/\?q=hummus$/);
  await expect(card(page, 'Chicken Shawarma Wrap')).toHaveCount(0);

  await card(page, 'Classic Hummus').click();
  const dialog = page.getByRole('dialog', { name: 'Classic Hummus' });
  await dialog.getByRole('button', { name: /^Add to basket/ }).click();
  await expect(dialog.getByText('Choose one for Bread.')).toBeVisible();
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await dialog.getByRole('radio', { name: 'Gluten-free flatbread' }).check();
  await dialog.getByRole('button', { name: 'One Classic Hummus more' }).click();
  await expectGoodInBothThemes(page);
  const total = await dialog.getByRole('button', { name: /^Add to basket/ }).innerText();
  await dialog.getByRole('button', { name: /^Add to basket/ }).click();
  await expect(page.getByText('Added Classic Hummus to your basket.')).toBeAttached();

  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search the menu' })).toHaveValue('hummus');
  const basket = await openBasket(page, isMobile);
  await expect(basket.getByText('Gluten-free flatbread')).toBeVisible();
  const [, amount = ''] = total.split(' · ');
  await expect(basket.getByText(amount).first()).toBeVisible();
  await basket.getByRole('button', { name: 'One Classic Hummus less' }).click();
  await basket.getByRole('button', { name: 'Remove Classic Hummus' }).click();
  await expect(basket.getByText('Your basket is empty.')).toBeVisible();
});

test.describe('the first view of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('shows the categories and the first two products, and nothing jumps @once', async ({
    page,
  }) => {
    await page.goto(`/s/${kitchen}`);
    const inView = { ratio: 1 };
    await expect(page.getByRole('heading', { level: 1, name: 'Cedar Kitchen' })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Your orders' })).toBeInViewport(inView);
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeInViewport(inView);
    const products = page.getByRole('main').getByRole('region').first().getByRole('listitem');
    await expect(products.nth(0)).toBeInViewport(inView);
    await expect(products.nth(1)).toBeInViewport(inView);
    await expect(products.nth(2)).toBeInViewport();

    const { shift, largest } = await page.evaluate(readPaint);
    // A font that loads late moves a line by a pixel.
    expect(shift).toBeLessThan(0.01);
    const preload = page.locator(`link[rel="preload"][as="image"][href="${largest}"]`);
    await expect(preload).toHaveCount(1);
  });

  test("keeps the plus of a deal round, and the links in the store's color @once", async ({
    page,
  }) => {
    await page.goto(`/s/${kitchen}?q=mezze+table`);
    const deal = page.getByRole('listitem').filter({ hasText: 'Mezze Table' });
    const plus = await deal.getByText('+', { exact: true }).boundingBox();
    expect(plus?.width).toBe(plus?.height);

    await page.goto(`/s/${kitchen}/reviews`);
    const links = page.getByRole('main').getByRole('link');
    const colors = await links.evaluateAll((all) =>
      all.map((link) => getComputedStyle(link).color),
    );
    expect(colors.length).toBeGreaterThan(2);
    expect(new Set(colors).size).toBe(1);
  });

  test('shows the address once the hours are open @once', async ({ page }) => {
    await page.goto(`/s/${kitchen}`);
    const hours = page.getByText('Hours and contact');
    const address = page.getByText('212 Court Street, Brooklyn, NY 11201');
    await expect(address).toBeHidden();
    const before = await hours.boundingBox();
    await hours.click();
    await expect(address).toBeVisible();
    expect(await hours.boundingBox()).toEqual(before);
  });
});

/** Adds up the scripts and style sheets that a page loads from now on, in bytes as they are sent. */
function weigh(page: Page): () => number {
  const sizes: number[] = [];
  page.on('response', (response) => {
    if (!/\.(?:js|css)$/.test(new URL(response.url()).pathname)) return;
    sizes.push(Number(response.headers()['content-length'] ?? Number.POSITIVE_INFINITY));
  });
  return () => sizes.reduce((total, size) => total + size, 0);
}

test.describe('a store page without results', () => {
  test.use({ expectedErrors: [/404/] });

  test('explains an empty search and an unknown store, and loads under 90 KB of code @once', async ({
    page,
  }) => {
    const weight = weigh(page);
    await page.goto(`/s/${kitchen}?q=unobtainium`);
    await expect(page.getByText('No results for "unobtainium".')).toBeVisible();
    const showAll = page.getByRole('button', { name: 'Show the whole menu' });
    await expect(async () => {
      // Until the page is the browser's own, pressing does nothing. A press that worked may still time out.
      if (await showAll.isVisible()) await showAll.click({ timeout: 1000 });
      // What is ordered most stands above its category as well.
      await expect(card(page, 'Classic Hummus').last()).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(weight()).toBeLessThan(90_000);

    await page.goto(`/s/${kitchen}/menu/no-such-part`);
    await expect(page.getByRole('heading', { name: "We couldn't find this page" })).toBeVisible();
    await expectGoodInBothThemes(page);
    await page.getByRole('link', { name: 'Open the menu' }).click();
    await expect(page).toHaveURL(new RegExp(`/s/${kitchen}$`));

    await page.goto('/s/no-such-store');
    await expect(page.getByRole('heading', { name: "We couldn't find this store" })).toBeVisible();
    await expectGoodInBothThemes(page);
  });
});

test('the checkout loads under 90 KB of code @once', async ({ page }) => {
  const weight = weigh(page);
  await page.goto(`/s/${kitchen}/checkout`);
  await expect(page.getByRole('link', { name: 'Open the menu' })).toBeVisible();
  expect(weight()).toBeGreaterThan(0);
  expect(weight()).toBeLessThan(90_000);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor can read and search the menu @once', async ({ page }) => {
    await page.goto(`/s/${kitchen}`);
    // It may be among the most ordered, too.
    await expect(page.getByRole('heading', { name: 'Classic Hummus' }).last()).toBeVisible();
    expect(await page.content()).toContain('turn on JavaScript');
    await page.getByRole('searchbox', { name: 'Search the menu' }).fill('baklava');
    await page.getByRole('searchbox', { name: 'Search the menu' }).press('Enter');
    await expect(page).toHaveURL(/q=baklava/);
    await expect(page.getByRole('heading', { name: 'Classic Hummus' })).toHaveCount(0);
  });
});

/** Returns the layout shift since the page began, and the path of its largest picture. */
async function readPaint(): Promise<{ shift: number; largest: string }> {
  const watch = async (type: string): Promise<object[]> =>
    new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type,
        buffered: true,
      });
    });
  const moved = watch('layout-shift');
  // The browser reports both at the same time, and reports no shift if nothing moved.
  const painted = await watch('largest-contentful-paint');
  const moves = await Promise.race([moved, Promise.resolve([])]);
  const shift = moves.reduce((sum, move) => sum + ('value' in move ? Number(move.value) : 0), 0);
  const last = painted.at(-1);
  const { pathname } = new URL(last && 'url' in last ? String(last.url) : '', location.href);
  return { shift, largest: pathname };
}
