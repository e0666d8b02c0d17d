import { uploadPicture } from '@counter/contract/files';
import { findStoreLook, updateStoreLook } from '@counter/contract/settings';
import type { Problem } from '@counter/contract/shared';
import { findStorefront } from '@counter/contract/storefront';
import { findBusinesses } from '@counter/contract/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { addUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { post } from '../../testing/partner-api/partners.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  shop = await market.addShop();
});
afterAll(async () => market.test.close());

/** One pixel. */
const content =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function upload(as = shop.owner): Promise<string> {
  const body = { filename: 'food.png', contentType: 'image/png', content };
  const { files } = await market.ask(uploadPicture, { body }, as);
  return files[0]?.url ?? '';
}

async function send(look: object, as = shop.owner) {
  const kept = { brandColor: null, coverImage: null, logo: null };
  return post(market.test, updateStoreLook, { storeId: shop.store.id, ...kept, ...look }, as);
}

const read = async () => {
  const params = { storeId: String(shop.store.id) };
  return market.ask(findStoreLook, { params }, shop.owner);
};

const page = async () => {
  const params = { storeUrl: shop.store.storeUrl };
  const answer = await market.test.call(findStorefront, { params });
  return z.parse(findStorefront.answer, answer.json());
};

describe('the look of a web store', () => {
  it("reaches customers and the team's store lists, and keeps the pictures", async () => {
    const [coverImage, logo] = [await upload(), await upload()];
    const answer = await send({ brandColor: '#8F2D3C', coverImage, logo, olVersion: 0 });
    expect(answer.statusCode).toBe(200);
    const look = { brandColor: '#8f2d3c', coverImage, logo, olVersion: 1 };
    expect(await read()).toMatchObject({ ...look, changedBy: shop.owner.name });
    const { data } = await page();
    expect(data).toMatchObject({ brandColor: '#8f2d3c', coverImage, image: logo });
    const params = { id: String(shop.owner.id) };
    const stores = await market.ask(findBusinesses, { params }, shop.owner);
    expect(stores).toMatchObject([{ image: logo }]);
    const claimed = await market.test.platform.db
      .selectFrom('pictures')
      .where('url', 'in', [coverImage, logo])
      .where('claimedAt', 'is not', null)
      .select('url')
      .execute();
    expect(claimed).toHaveLength(2);
  });

  it("rejects another person's picture at its field and changes nothing", async () => {
    const other = await addUser(market.test.database.db);
    const answer = await send({ brandColor: '#123456', coverImage: await upload(other) });
    expect(answer.json()).toMatchObject({
      code: 'INVALID_FIELDS',
      errors: [{ path: 'coverImage', message: 'This picture no longer exists. Upload it again.' }],
    });
    expect(await read()).toMatchObject({ brandColor: null, olVersion: 0 });
  });

  it('rejects an invalid color and a stale version', async () => {
    expect((await send({ brandColor: 'red; }' })).json()).toMatchObject({
      errors: [{ path: 'brandColor', message: 'Write a color like #0f766e' }],
    });
    await send({ brandColor: '#123456', olVersion: 0 });
    const late = await send({ brandColor: '#654321', olVersion: 0 });
    const { code, message } = late.json<Problem>();
    expect(code).toBe('CHANGED_MEANWHILE');
    expect(message).toContain('look of the web store');
  });
});
