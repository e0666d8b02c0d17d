import {
  exportAuditEntries,
  findAuditEntries,
  findAuditEntry,
  findAuditPeople,
} from '@counter/contract/audit';
import { saveExpense } from '@counter/contract/expenses';
import { updateProductAvailability } from '@counter/contract/menu';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeAudit } from '../../platform/events/audit/audit.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { AuditEntry } from '../../platform/events/work.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { post } from '../../testing/partner-api/partners.ts';
import { auditActions } from '@counter/contract/registry';
import type { AuditGroup } from '@counter/contract/shared';

let market: TestMarket;

beforeAll(async () => {
  market = await createTestMarket();
});
afterAll(() => market.test.close());

type Wanted = {
  search?: string;
  group?: AuditGroup;
  person?: string;
  startDate?: string;
  endDate?: string;
  after?: number;
};

async function read(shop: TestShop, wanted: Wanted = {}) {
  const body = { storeId: shop.store.id, ...wanted };
  return market.ask(findAuditEntries, { body }, shop.owner);
}

async function told(shop: TestShop, wanted: Wanted = {}): Promise<string[]> {
  return (await read(shop, wanted)).content.map(({ by, did }) => `${by} ${did}`);
}

const ada = { kind: 'user', id: 7, name: 'Ada Byron', device: 'Chrome on Mac' } as const;

async function write(shop: TestShop, entries: readonly AuditEntry[], day = '2026-03-01') {
  const facts = { storeId: shop.store.id, actor: ada, requestId: null };
  await inTransaction(market.test.database.db, async (tx) =>
    writeAudit(tx, { ...facts, at: new Date(`${day}T15:00:00Z`) }, entries),
  );
}

const price = (after: object, before: object = { price: 1200 }): AuditEntry => ({
  action: 'product.update',
  entity: 'product',
  entityId: 1,
  before,
  after: { name: 'Margherita', olVersion: 2, ...after },
});

describe('the audit log', () => {
  it('describes what people did, newest first', async () => {
    const shop = await market.addShop();
    const order = await shop.place();
    await shop.move(order.id, 'accept');
    const body = { storeId: shop.store.id, id: shop.products[0]?.id ?? 0, available: false };
    await market.ask(updateProductAvailability, { body }, shop.owner);
    const [latest, accepted, placed] = await told(shop);
    expect(placed).toMatch(new RegExp(`sent in order ${order.orderNumber}$`));
    expect([latest, accepted]).toEqual([
      `${shop.owner.name} changed the availability of Lentil Soup from available to not available`,
      `${shop.owner.name} accepted order ${order.orderNumber}`,
    ]);
    expect(await told(shop, { group: 'orders' })).toHaveLength(2);
    expect(await told(shop, { group: 'menu' })).toHaveLength(1);
    expect(await told(shop, { search: 'ACCEPTED' })).toHaveLength(1);
    expect(await told(shop, { search: order.orderNumber.toLowerCase() })).toHaveLength(2);
    expect(await told(shop, { person: `user:${shop.owner.id}` })).toHaveLength(2);
  });

  it.each([
    [price({ price: 1300 }), 'changed the price of Margherita from $ 12.00 to $ 13.00'],
    [
      price({ price: 1300, taxRate: 90_000 }, { price: 1200, taxRate: 88_750 }),
      'changed price and tax rate of Margherita',
    ],
    [
      price({ taxRate: 88_750 }, { taxRate: 82_500 }),
      'changed the tax rate of Margherita from 8.25% to 8.875%',
    ],
    [price({ images: ['b'] }, { images: ['a'] }), 'changed the pictures of Margherita'],
    [
      price({ name: 'Marinara' }, { name: 'Margherita' }),
      'changed the name of Margherita from Margherita to Marinara',
    ],
    [price({}, {}), 'changed Margherita'],
    [{ action: 'order.accept', entity: 'order', entityId: 1 }, 'accepted order'],
    [
      {
        action: 'member.role',
        entity: 'user',
        entityId: 1,
        subject: 'Bo',
        before: { role: 'staff' },
        after: { role: 'manager' },
      },
      'changed the role of Bo from staff to manager',
    ],
  ] as const)('describes %j as "%s"', async (entry, did) => {
    const shop = await market.addShop();
    await write(shop, [entry]);
    expect(await told(shop)).toEqual([`Ada Byron ${did}`]);
  });

  it('describes every action', async () => {
    const shop = await market.addShop();
    const actions = Object.keys(auditActions);
    await market.test.database.db
      .insertInto('auditEntries')
      .values(
        [...actions, 'thing.of_another_version'].map((action) => ({
          storeId: shop.store.id,
          at: new Date('2026-03-01T15:00:00Z'),
          actorKind: 'system' as const,
          actorId: null,
          actorName: 'Schedule',
          action,
          entity: 'thing',
          entityId: null,
          subject: 'Rye bread',
          before: null,
          after: null,
          requestId: null,
        })),
      )
      .execute();
    const all: string[] = [];
    let after: number | undefined;
    do {
      const page = await read(shop, after === undefined ? {} : { after });
      all.push(...page.content.map(({ by, did }) => `${by} ${did}`));
      after = page.more ? page.content.at(-1)?.id : undefined;
    } while (after !== undefined);
    expect(all).toHaveLength(actions.length + 1);
    expect(all.filter((line) => /[{}]|undefined|null/.test(line))).toEqual([]);
    expect(all[0]).toBe('Counter did something recorded as "thing.of_another_version"');
  });

  it('filters by store day, shows both sides of a change and exports everything', async () => {
    const shop = await market.addShop();
    await write(shop, [price({ price: 1300 })], '2026-03-01');
    await write(shop, [price({ price: 1400 }, { price: 1300 })], '2026-03-02');
    const days = { startDate: '2026-03-01', endDate: '2026-03-01' };
    expect(await told(shop, days)).toHaveLength(1);
    const [entry] = (await read(shop, days)).content;
    const params = { storeId: String(shop.store.id), entryId: String(entry?.id) };
    const detail = await market.ask(findAuditEntry, { params }, shop.owner);
    expect(detail.changes).toEqual([
      { field: 'price', before: '$ 12.00', after: '$ 13.00' },
      { field: 'name', before: null, after: 'Margherita' },
    ]);
    const body = { storeId: shop.store.id, ...days };
    const file = await market.test.call(exportAuditEntries, { body }, shop.owner);
    expect(file.body.split('\r\n').slice(1)).toEqual([
      '2026-03-01 10:00,Ada Byron,changed the price of Margherita from $ 12.00 to $ 13.00,price: $ 12.00,"price: $ 13.00; name: Margherita"',
      '',
    ]);
    expect(await market.ask(findAuditPeople, { params }, shop.owner)).toEqual([
      { person: 'user:7', name: 'Ada Byron' },
    ]);
  });

  it('is hidden from other stores', async () => {
    const shop = await market.addShop();
    const other = await market.addShop();
    const spent = {
      description: 'Flour',
      expenseType: 'Goods',
      amount: 500,
      expenseDate: '2026-03-01',
    };
    await post(market.test, saveExpense, { storeId: shop.store.id, ...spent }, shop.owner);
    const [entry] = (await read(shop)).content;
    expect(entry).toMatchObject({ did: 'added the expense Flour', group: 'expenses' });
    expect(await told(other)).toEqual([]);
    const params = { storeId: String(other.store.id), entryId: String(entry?.id) };
    const answer = await market.test.call(findAuditEntry, { params }, other.owner);
    expect(answer.statusCode).toBe(404);
  });
});
