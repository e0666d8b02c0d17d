import { uploadPicture } from '@counter/contract/files';
import { updateStoreLook } from '@counter/contract/settings';
import type { Problem } from '@counter/contract/shared';
import { printOrderCode, storefrontPage } from '@counter/contract/storefront';
import { sharePath } from './site-files.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
});
afterAll(() => market.test.close());

const address = (path = '') => `/s/${shop.store.storeUrl}${path}`;
const open = async (path = '') => market.test.app.inject({ url: address(path) });

const installable = z.object({
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string() })),
});

function menuOf(html: string) {
  const [, json = ''] =
    /<script type="application\/json" id="page">(.*?)<\/script>/.exec(html) ?? [];
  const page = z.parse(storefrontPage, JSON.parse(json));
  if (page.kind !== 'menu') throw new Error(`This is no menu but "${page.kind}".`);
  return page;
}

async function choose(look: object) {
  const kept = { brandColor: null, coverImage: null, logo: null };
  const body = { storeId: shop.store.id, ...kept, ...look };
  return market.ask(updateStoreLook, { body }, shop.owner);
}

describe("a store's page", () => {
  it("has its brand's colors under the CSP nonce, darkened where white is unreadable", async () => {
    await choose({ brandColor: '#ffd84d' });
    const page = await open();
    const [, nonce = '', style = ''] =
      /<style nonce="([^"]+)">(:root:root.*?)<\/style>/.exec(page.body) ?? [];
    expect(page.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(style).toMatch(/--c-primary-fill:#[0-9a-f]{6}/);
    expect(style).not.toContain('--c-primary-fill:#ffd84d');
    await choose({ brandColor: '#8f2d3c' });
    expect((await open('/checkout')).body).toContain('--c-primary-fill:#8f2d3c');
    expect((await open('/orders/nobody-has-this')).body).toContain('--c-primary-fill:#8f2d3c');
    const nowhere = await market.test.app.inject({ url: '/s/nowhere' });
    expect(nowhere.body).toContain('--c-primary-fill:#0f766e');
  });

  it('can be installed, in its name and color', async () => {
    const { body } = await open();
    const [, manifest = ''] = /<link rel="manifest" href="([^"]+)">/.exec(body) ?? [];
    const answer = await market.test.app.inject({ url: manifest });
    expect(answer.headers['content-type']).toContain('application/manifest+json');
    expect(answer.json()).toMatchObject({
      short_name: menuOf(body).storefront.name,
      start_url: address(),
      scope: address(),
      display: 'standalone',
      theme_color: '#8f2d3c',
    });
    const { icons } = z.parse(installable, answer.json());
    for (const { src, sizes } of icons) {
      const icon = await market.test.app.inject({ url: src });
      expect(icon.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const { format, width, height } = await sharp(icon.rawPayload).metadata();
      expect({ format, sizes: `${width}x${height}` }).toEqual({ format: 'png', sizes });
    }
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '192x192 maskable',
      '512x512 any',
      '512x512 maskable',
    ]);
    const unknown = await market.test.app.inject({ url: '/s/nowhere/manifest.webmanifest' });
    expect(unknown.statusCode).toBe(404);
  });

  it('has a preview image, at a new address when it changes', async () => {
    const imageOf = (html: string) =>
      /og:image" content="https:\/\/counter.test([^"]+)"/.exec(html)?.[1];
    const first = imageOf((await open()).body) ?? '';
    const answer = await market.test.app.inject({ url: first });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const { format, width, height } = await sharp(answer.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });

    const red = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    const body = { filename: 'a.png', contentType: 'image/png', content: red.toString('base64') };
    const { files } = await market.ask(uploadPicture, { body }, shop.owner);
    await choose({ brandColor: '#8f2d3c', coverImage: files[0]?.url });
    const second = imageOf((await open()).body) ?? '';
    expect(second).not.toBe(first);
    const { rawPayload } = await market.test.app.inject({ url: second });
    const corner = await sharp(rawPayload)
      .extract({ left: 1190, top: 300, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    // Through the shade that keeps the name readable, the cover is seen.
    expect(corner[0]).toBeGreaterThan(180);
    const { storefront } = menuOf((await open()).body);
    const reviews = { ...storefront.reviews, counts: [0, 0, 0, 1, 3] };
    expect(sharePath({ ...storefront, reviews })).not.toBe(second);
    const stale = await market.test.app.inject({ url: first });
    expect(stale.headers['cache-control']).toBe('no-cache');
    expect((await market.test.app.inject({ url: '/s/nowhere/share.png' })).statusCode).toBe(404);
  });
});

describe('a category', () => {
  it('has a page of its own for search engines', async () => {
    const { db } = market.test.database;
    const storeId = shop.store.id;
    const [, soup] = menuOf((await open()).body).storefront.products;
    const { id: categoryId } = await db
      .insertInto('categories')
      .values({ storeId, name: 'Soups & Stews', description: '', categoryOrder: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const place = { storeId, categoryId, productId: soup?.id ?? 0, place: 0 };
    await db.insertInto('productCategories').values(place).execute();

    const own = `https://counter.test${address('/menu/soups-stews')}`;
    const { body } = await open();
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      hasMenu: { hasMenuSection: [{ name: 'Soups & Stews', url: own }, { name: 'More' }] },
    });
    const page = await open('/menu/soups-stews');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`<link rel="canonical" href="${own}">`);
    expect(page.body).toContain('<title>Soups &amp; Stews · ');
    expect(menuOf(page.body).category).toBe('soups-stews');
    const { name = '' } = soup ?? {};
    const described = new RegExp(
      `<meta name="description" content="Soups &amp; Stews from [^"]+: ${name}\\. Order online, from \\$ [\\d.]+\\.">`,
    );
    expect(page.body).toMatch(described);
    expect(page.body).toContain('/share.png');
    await db
      .updateTable('products')
      .where('storeId', '=', storeId)
      .where('id', '=', soup?.id ?? 0)
      .set({ images: JSON.stringify(['/uploads/soup.webp']) })
      .execute();
    const pictured = await open('/menu/soups-stews');
    expect(pictured.body).toMatch(/og:image" content="https:\/\/counter.test\/uploads\/soup/);
    expect((await open('/menu/no-such-part')).statusCode).toBe(404);
  });
});

describe('bestsellers', () => {
  it('are counted over four weeks, from three orders on, while available', async () => {
    const [soup, bread] = menuOf((await open()).body).storefront.products;
    const items = (id = 0) => [
      { productId: id, quantity: 1, options: [], specialInstructions: '' },
    ];
    for (let count = 0; count < 3; count += 1) await shop.place({ items: items(soup?.id) });
    await shop.place({ items: items(bread?.id) });
    expect(menuOf((await open()).body).storefront.mostOrdered).toEqual([soup?.id]);
    await market.test.database.db
      .updateTable('productDays')
      .where('storeId', '=', shop.store.id)
      .set({ day: '2026-02-01' })
      .execute();
    expect(menuOf((await open()).body).storefront.mostOrdered).toEqual([]);
  });

  it('begin with the product in most orders, then go by age', async () => {
    const { db } = market.test.database;
    const [soup, bread] = menuOf((await open()).body).storefront.products;
    const ids = [soup?.id ?? 0, bread?.id ?? 0].toSorted((a, b) => a - b);
    const [older = 0, younger = 0] = ids;
    const order = async (productId: number, times: number) => {
      const items = [{ productId, quantity: 1, options: [], specialInstructions: '' }];
      for (let count = 0; count < times; count += 1) await shop.place({ items });
    };
    await db.deleteFrom('productDays').where('storeId', '=', shop.store.id).execute();
    await order(younger, 4);
    await order(older, 3);
    expect(menuOf((await open()).body).storefront.mostOrdered).toEqual([younger, older]);
    await order(older, 1);
    expect(menuOf((await open()).body).storefront.mostOrdered).toEqual([older, younger]);
    await order(older, 1);
    expect(menuOf((await open()).body).storefront.mostOrdered).toEqual([older, younger]);
  });
});

describe("a product's page", () => {
  it('has its own title, preview and canonical address, whatever its link says', async () => {
    const [soup] = shop.products;
    const page = await open(`/products/${soup?.id}-an-older-name`);
    expect(page.statusCode).toBe(200);
    expect(menuOf(page.body).product).toBe(soup?.id);
    const name = 'Lentil Soup · ';
    expect(page.body).toMatch(new RegExp(`<title>${name}.+: menu and orders</title>`));
    expect(page.body).toMatch(new RegExp(`<meta property="og:title" content="${name}`));
    const own = `https://counter.test${address(`/products/${soup?.id}-lentil-soup`)}`;
    expect(page.body).toContain(`<link rel="canonical" href="${own}">`);
    expect(page.body).toContain(`<meta property="og:url" content="${own}">`);
  });

  it.each(['999999-nothing', 'lentil-soup', '%00', '1e9'])(
    'shows the menu with a message for the unknown product "%s"',
    async (path) => {
      const page = await open(`/products/${path}`);
      expect([page.statusCode, menuOf(page.body).product]).toEqual([404, 'MISSING']);
      expect(page.body).toContain('noindex');
      expect(page.body).not.toContain('canonical');
    },
  );

  it("is never shown for another store's product, nor is its code printed", async () => {
    const other = await market.addShop();
    const productId = other.products[0]?.id ?? 0;
    expect((await open(`/products/${productId}`)).statusCode).toBe(404);
    const body = { storeId: shop.store.id, layout: 'POSTER' as const, productId };
    const answer = await market.test.call(printOrderCode, { body }, shop.owner);
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([404, 'NOT_FOUND']);
  });
});
