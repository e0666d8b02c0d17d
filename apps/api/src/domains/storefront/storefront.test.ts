import { askQuestion } from '@counter/contract/feedback';
import type { Problem } from '@counter/contract/shared';
import { findStorefront, storefrontPage } from '@counter/contract/storefront';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { createTestApp } from '../../testing/app.ts';
import { addDeal, setProduct } from '../../testing/stores/deals.ts';
import { addStore } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop({ minimumOrder: 1500 });
});
afterAll(() => market.test.close());

async function read(storeUrl = shop.store.storeUrl) {
  return market.test.call(findStorefront, { params: { storeUrl } });
}

async function open(path: string, headers = {}) {
  return market.test.app.inject({ url: path, headers: { accept: 'text/html', ...headers } });
}

/** Returns the embedded data that the browser continues from. */
function dataOf(html: string) {
  const [, json = ''] =
    /<script type="application\/json" id="page">(.*?)<\/script>/.exec(html) ?? [];
  return z.parse(storefrontPage, JSON.parse(json));
}

describe('the web store', () => {
  it('shows anyone what the store sells, at what price, and whether it takes orders', async () => {
    await addDeal(market, shop);
    const { data } = z.parse(findStorefront.answer, (await read()).json());
    expect(data).toMatchObject({
      storeUrl: shop.store.storeUrl,
      branchName: 'Main Street',
      opening: { state: 'OPEN', words: 'Open now', ahead: false },
      minimumOrder: 1500,
      taxRate: 82_500,
      deliveryMethods: ['PICKUP', 'DIRECT', 'POOLED'],
    });
    expect(data.products.map(({ name, price }) => [name, price])).toEqual([
      ['Flat Bread', 399],
      ['Lentil Soup', 1250],
    ]);
    expect(data.deals).toHaveLength(1);
    expect(data.hours.map(({ stretches }) => stretches)).toEqual(
      Array.from({ length: 7 }, () => [{ from: '00:00', to: '00:00' }]),
    );
  });

  it('shows what is sold out', async () => {
    const [soup] = shop.products;
    await setProduct(market, soup?.id ?? 0, { dailyLimit: 2 });
    const productId = soup?.id ?? 0;
    const items = [{ productId, quantity: 2, options: [], specialInstructions: '' }];
    await shop.place({ items });
    const { data } = z.parse(findStorefront.answer, (await read()).json());
    expect(data.products.find(({ id }) => id === soup?.id)).toMatchObject({
      available: false,
      reason: 'Lentil Soup is sold out today.',
    });
    await setProduct(market, soup?.id ?? 0, { dailyLimit: null });
  });

  it('returns 404 for an unknown or unapproved store', async () => {
    const { storeUrl } = await addStore(market.test.database.db, { approved: false });
    for (const unknown of ['nowhere', storeUrl]) {
      const response = await read(unknown);
      expect([response.statusCode, response.json<Problem>().code]).toEqual([404, 'NOT_FOUND']);
      const page = await open(`/s/${unknown}`);
      expect(page.statusCode).toBe(404);
      expect(page.body).toContain('<main>missing</main>');
      expect(page.body).toContain('noindex');
      const below = await open(`/s/${unknown}/no-such-page`);
      expect(dataOf(below.body)).toEqual({ kind: 'missing', what: 'store', store: null });
    }
  });

  it.each([
    ['/no-such-page', 'page'],
    ['/menu/no-such-part', 'page'],
    ['/orders/nobody-has-this', 'order'],
    ['/questions/nobody-has-this', 'question'],
  ])(
    'reports %s of a store as a missing %s, with the way back to the store',
    async (path, what) => {
      const { storeUrl } = shop.store;
      const page = await open(`/s/${storeUrl}${path}`);
      expect(page.statusCode).toBe(404);
      expect(dataOf(page.body)).toMatchObject({ kind: 'missing', what, store: { storeUrl } });
    },
  );
});

describe("the web store's page", () => {
  it('is rendered by the server with the data that the browser continues from', async () => {
    const page = await open(`/s/${shop.store.storeUrl}?q=soup`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<div id="root"><main>menu</main></div>');
    expect(dataOf(page.body)).toMatchObject({
      kind: 'menu',
      search: 'soup',
      storefront: { storeUrl: shop.store.storeUrl },
    });
    const [, nonce = ''] = /script nonce="([^"]+)"/.exec(page.body) ?? [];
    expect(page.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  });

  it("describes itself to search engines and previews, whatever the store's name", async () => {
    const name = '</script><b>"Fish" & Chips</b>';
    await market.test.database.db
      .updateTable('stores')
      .where('id', '=', shop.store.id)
      .set({ name })
      .execute();
    const { body } = await open(`/s/${shop.store.storeUrl}`);
    expect(body).not.toContain('<b>');
    const escaped = '&lt;/script&gt;&lt;b&gt;&quot;Fish&quot; &amp; Chips&lt;/b&gt; · Main Street';
    expect(body).toContain(`<title>${escaped}: menu and orders</title>`);
    expect(body).toContain(`<meta property="og:title" content="${escaped}">`);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Restaurant',
      name,
      url: `https://counter.test/s/${shop.store.storeUrl}`,
      hasMenu: { hasMenuSection: [{ hasMenuItem: [{ offers: { price: '3.99' } }, {}] }] },
    });
    expect(dataOf(body)).toMatchObject({ storefront: { name } });
  });

  it("falls back to the browser if the server can't render it", async () => {
    const page = await open(`/s/${shop.store.storeUrl}?q=failure`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<div id="root"></div>');
    expect(dataOf(page.body)).toMatchObject({ kind: 'menu' });
  });

  it('rejects too many requests within a minute', async () => {
    const limited = await createTestApp({ callsPerMinute: 10_000 });
    const asked = Array.from({ length: 241 }, async () => limited.app.inject('/s/nowhere'));
    const answers = await Promise.all(asked);
    await limited.close();
    const [refused, ...others] = answers.toSorted((a, b) => b.statusCode - a.statusCode);
    expect(new Set(others.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
    expect(refused?.statusCode).toBe(429);
    const seconds = Number(refused?.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(refused?.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(dataOf(refused?.body ?? '')).toEqual({ kind: 'busy', seconds, address: '/s/nowhere' });
  });

  it.each([
    ['', 200, 'menu', 'no-cache'],
    ['/checkout', 200, 'checkout', 'private, no-store'],
    ['/orders', 200, 'orders', 'private, no-store'],
    ['/orders/nobody-has-this', 404, 'missing', 'private, no-store'],
    ['/reviews', 200, 'reviews', 'private, no-store'],
    ['/ask', 200, 'ask', 'private, no-store'],
    ['/questions/nobody-has-this', 404, 'missing', 'private, no-store'],
    ['/menu/no-such-part', 404, 'missing', 'private, no-store'],
    ['/no/such/page', 404, 'missing', 'private, no-store'],
  ])('"%s" is answered with %i, as the page "%s", cached: %s', async (path, ...expected) => {
    const page = await open(`/s/${shop.store.storeUrl}${path}`);
    const { kind } = dataOf(page.body);
    expect([page.statusCode, kind, page.headers['cache-control']]).toEqual(expected);
    expect(page.headers['vary']).toBe('accept-encoding');
  });

  it('of a question requires its link', async () => {
    const { storeUrl } = shop.store;
    const body = { name: 'Noor', message: 'Do you cater?', email: 'noor@questions.test' };
    const asked = await market.test.call(askQuestion, { params: { storeUrl }, body });
    const { data } = z.parse(askQuestion.answer, asked.json());
    const page = await open(`/s/${storeUrl}/questions/${data.token}`);
    expect(page.statusCode).toBe(200);
    expect(dataOf(page.body)).toMatchObject({
      kind: 'question',
      question: { message: 'Do you cater?', reply: null },
      token: data.token,
    });
  });

  it('is compressed for clients that support it', async () => {
    const page = await open(`/s/${shop.store.storeUrl}`, { 'accept-encoding': 'gzip, br' });
    expect(page.headers['content-encoding']).toBe('br');
  });
});
