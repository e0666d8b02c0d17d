import { findSettingHistory, historyLists, type HistoryPart } from '@counter/contract/audit';
import { auditActions } from '@counter/contract/registry';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/database.ts';
import { writeAudit } from '../../platform/events/audit/audit.ts';
import type { AuditEntry } from '../../platform/events/work.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  shop = await market.addShop();
});
afterAll(() => market.test.close());

const ada = { kind: 'user', id: 7, name: 'Ada Byron', device: 'Chrome on Mac' } as const;

async function write(entry: Omit<AuditEntry, 'entity' | 'entityId'>, minute: number) {
  const at = new Date(`2026-03-01T15:0${minute}:00Z`);
  const facts = { storeId: shop.store.id, actor: ada, requestId: null, at };
  await inTransaction(market.test.database.db, async (tx) =>
    writeAudit(tx, facts, [{ ...entry, entity: 'printer', entityId: 1 }]),
  );
}

const historyOf = async (part: HistoryPart) =>
  market.ask(findSettingHistory, { params: { storeId: String(shop.store.id), part } }, shop.owner);

it('shows what was added to, changed in and removed from a list, newest first', async () => {
  await write({ action: 'printer.create', after: { name: 'Bar', kitchenCopies: 1 } }, 1);
  const before = { kitchenCopies: 1, packageCopies: 1 };
  const after = { name: 'Bar', kitchenCopies: 2, packageCopies: 1 };
  await write({ action: 'printer.update', before, after }, 2);
  await write({ action: 'printer.remove', before: { name: 'Bar' } }, 3);
  await write({ action: 'station.create', after: { name: 'Grill' } }, 4);
  const history = await historyOf('printing');
  expect(history.map(({ by, did, changes }) => [by, did, changes.length])).toEqual([
    ['Ada Byron', 'removed the printer Bar', 0],
    ['Ada Byron', 'changed the printer Bar', 1],
    ['Ada Byron', 'added the printer Bar', 0],
  ]);
  expect(history[1]?.changes).toMatchObject([{ before: '1', after: '2' }]);
  expect((await historyOf('stations')).map(({ did }) => did)).toEqual(['added the station Grill']);
  expect(await historyOf('keys')).toEqual([]);
});

it('shows the last ten', async () => {
  for (const minute of [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2]) {
    await write({ action: 'store_key.end', before: { name: `Key ${minute}` } }, minute);
  }
  const history = await historyOf('keys');
  expect(history).toHaveLength(10);
  expect(history[0]?.did).toBe('ended the API key Key 9');
});

it('covers every action on a list of printers, keys, webhooks, feeds or recipients', () => {
  const listed = new Set<string>(Object.values(historyLists).flat());
  const missing = Object.keys(auditActions).filter(
    (action) =>
      /^(?:station|printer|store_key|store_webhook|calendar_feed|recipient)\./.test(action) &&
      !listed.has(action),
  );
  // It sends an event again and changes nothing.
  expect(missing).toEqual(['store_webhook.replay']);
});
