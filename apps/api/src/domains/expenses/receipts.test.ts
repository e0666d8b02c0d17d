import { findReceipt, saveExpense } from '@counter/contract/expenses';
import { pictureLimitBytes, uploadDocument } from '@counter/contract/files';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addUser, type TestUser } from '../../testing/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/orders.ts';

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

it('is read by those who may see the expense, and by nobody at its address', async () => {
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

it('is taken from whoever uploaded it alone', async () => {
  const url = await upload();
  const manager = await addUser(market.test.database.db, { store: shop.store, role: 'manager' });
  expect((await save(url, manager)).statusCode).toBe(422);
});

it.each([
  ['no PDF', Buffer.from('<html>not a receipt</html>'), 415],
  ['too large', Buffer.concat([pdf, Buffer.alloc(pictureLimitBytes)]), 413],
])('is refused: %s', async (_why, content, status) => {
  const refused = await send(content);
  expect(refused.statusCode).toBe(status);
  expect(refused.json<{ detail: string }>().detail).toMatch(/PDF/);
});
