import { exportReceipts, findReceipt, saveExpense } from '@counter/contract/expenses';
import { pictureLimitBytes, uploadDocument, uploadPicture } from '@counter/contract/files';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addUser, type TestUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';

const pdf = Buffer.from('%PDF-1.7 a receipt over 12.50');

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  shop = await market.addShop();
});
afterAll(async () => market.test.close());

const send = async (content: Buffer, as: TestUser = shop.owner) =>
  market.test.call(
    uploadDocument,
    {
      body: {
        filename: 'receipt.pdf',
        contentType: 'application/pdf',
        content: content.toString('base64'),
      },
    },
    as,
  );

async function upload(): Promise<string> {
  return (await send(pdf)).json<{ data: { url: string } }>().data.url;
}

const save = async (receipt: string, as: TestUser = shop.owner) => {
  const facts = { description: 'Flour', expenseType: 'Ingredients', amount: 1250, receipt };
  const body = { storeId: shop.store.id, expenseDate: '2026-03-04', ...facts };
  return market.test.call(saveExpense, { body }, as);
};

const read = async (expenseId: number, as: TestUser, storeId = shop.store.id) => {
  const params = { storeId: String(storeId), expenseId: String(expenseId) };
  return market.test.call(findReceipt, { params }, as);
};

it('a receipt is visible to people who can see its expense, and to nobody by URL', async () => {
  const url = await upload();
  const { data: id } = (await save(url)).json<{ data: number }>();
  const { db } = market.test.database;
  const accountant = await addUser(db, { store: shop.store, role: 'accountant' });
  const answer = await read(id, accountant);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toContain(`receipt-${id}.pdf`);
  expect(answer.rawPayload.equals(pdf)).toBe(true);
  const staff = await addUser(db, { store: shop.store, role: 'staff' });
  expect((await read(id, staff)).statusCode).toBe(403);
  const other = await market.addShop();
  expect((await read(id, other.owner)).statusCode).toBe(403);
  expect((await read(id, other.owner, other.store.id)).statusCode).toBe(404);
  const atItsAddress = await market.test.app.inject({ url, headers: { accept: '*/*' } });
  expect(atItsAddress.statusCode).toBe(404);
});

it('a receipt is accepted only from the person who uploaded it', async () => {
  const url = await upload();
  const manager = await addUser(market.test.database.db, { store: shop.store, role: 'manager' });
  expect((await save(url, manager)).statusCode).toBe(422);
});

it.each([
  ['no PDF', Buffer.from('<html>not a receipt</html>'), 415],
  ['too large', Buffer.concat([pdf, Buffer.alloc(pictureLimitBytes)]), 413],
])('a receipt is rejected: %s', async (_why, content, status) => {
  const refused = await send(content);
  expect(refused.statusCode).toBe(status);
  expect(refused.json<{ detail: string }>().detail).toMatch(/PDF/);
});

async function uploadSecondPage(): Promise<string> {
  const drawn = sharp({ create: { width: 20, height: 10, channels: 3, background: '#fff' } });
  const content = (await drawn.png().toBuffer()).toString('base64');
  const body = { filename: 'page.png', contentType: 'image/png' as const, content };
  const answer = await market.test.call(uploadPicture, { body }, shop.owner);
  const [file] = answer.json<{ data: { files: { url: string }[] } }>().data.files;
  return file?.url ?? '';
}

const saveAll = async (wanted: object = {}) =>
  market.test.call(exportReceipts, { body: { storeId: shop.store.id, ...wanted } }, shop.owner);

it('a receipt is in the ZIP of the listed expenses, named by day, name and amount', async () => {
  const { data: march } = (await save(await upload())).json<{ data: number }>();
  const oven = { description: 'Oven / repair', expenseType: 'Repairs', amount: 99_00 };
  const picture = await uploadSecondPage();
  const receipts = { receipt: await upload(), moreReceipts: [picture] };
  const body = { storeId: shop.store.id, expenseDate: '2026-02-03', ...oven, ...receipts };
  const saved = await market.test.call(saveExpense, { body }, shop.owner);
  expect(saved.statusCode).toBe(200);
  const { data: february } = saved.json<{ data: number }>();
  const answer = await saveAll();
  expect(answer.headers['content-type']).toBe('application/zip');
  expect(answer.headers['content-disposition']).toContain(`receipts-${shop.store.storeUrl}.zip`);
  const files = unzipSync(answer.rawPayload);
  expect(Object.keys(files)).toEqual([
    `2026-03-04 Flour 12.50 (${march}).pdf`,
    `2026-02-03 Oven repair 99.00 (${february}).pdf`,
    `2026-02-03 Oven repair 99.00 (${february} 2).webp`,
  ]);
  const [first, second, page] = Object.values(files).map((bytes) => Buffer.from(bytes));
  expect([first, second]).toEqual([pdf, pdf]);
  const shown = await market.test.app.inject({ url: picture, headers: { accept: '*/*' } });
  expect(page?.equals(shown.rawPayload)).toBe(true);
  const inMarch = unzipSync((await saveAll({ month: '2026-03' })).rawPayload);
  expect(Object.keys(inMarch)).toEqual([`2026-03-04 Flour 12.50 (${march}).pdf`]);
});

it('returns 404 without any receipts, and lists missing files in the ZIP', async () => {
  const none = await saveAll();
  expect(none.statusCode).toBe(404);
  expect(none.json()).toMatchObject({ message: 'None of these expenses has a receipt.' });
  const url = await upload();
  const { data: id } = (await save(url)).json<{ data: number }>();
  await market.test.platform.files.remove(url.replace('/uploads/', ''));
  const files = unzipSync((await saveAll()).rawPayload);
  expect(Object.keys(files)).toEqual(['Missing receipts.txt']);
  const note = Buffer.from(files['Missing receipts.txt'] ?? []).toString();
  expect(note).toContain(`2026-03-04 Flour 12.50 (${id}).pdf`);
});
