import { createLead, type LeadRequest } from '@counter/contract/home';
import { findLeads, updateLead } from '@counter/contract/operator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/database.ts';
import { findAudit } from '../../testing/stores/audit.ts';
import { addUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket } from '../../testing/stores/orders.ts';
import { convertLead } from './index.ts';

let market: TestMarket;
let operator: Awaited<ReturnType<typeof addUser>>;

beforeAll(async () => {
  market = await createTestMarket();
  operator = await addUser(market.test.database.db, { operator: true });
});
afterAll(() => market.test.close());

async function addLead(lead: Partial<LeadRequest>): Promise<number> {
  const body = {
    businessName: 'Bakery',
    businessAddress: '12 Mill Lane',
    businessPhone: '555',
    ...lead,
  };
  const { id } = await market.ask(createLead, { body }, { token: '' });
  return id;
}

const list = (query: Record<string, string>) => market.ask(findLeads, { query }, operator);
const update = (body: { id: number; state: 'CONTACTED' | 'REFUSED'; notes: string }) =>
  market.ask(updateLead, { body }, operator);

describe('leads', () => {
  it('are found by name, address and phone number, in any case and format', async () => {
    const id = await addLead({
      businessName: 'Café Élan',
      businessAddress: '7 Harbour Road',
      businessPhone: '+1 (646) 555-0199',
    });
    await addLead({ businessName: 'Other' });
    for (const search of ['CAFÉ é', 'harbour r', '646 555.0199', '(646) 555', '5550199']) {
      expect(await list({ search })).toMatchObject({ content: [{ id }], totalElements: 1 });
    }
    expect(await list({ search: 'nobody' })).toEqual({ content: [], totalElements: 0 });
  });

  it('are searched literally, without wildcards', async () => {
    const percent = await addLead({ businessName: '100% Vegan' });
    const underscore = await addLead({ businessName: 'snake_case Diner' });
    const backslash = await addLead({ businessName: String.raw`Back\slash` });
    const idsOf = async (search: string) => (await list({ search })).content.map(({ id }) => id);
    expect(await idsOf('%')).toEqual([percent]);
    expect(await idsOf('_')).toEqual([underscore]);
    expect(await idsOf('\\')).toEqual([backslash]);
  });

  it('are paged by twenty, newest first, with empty pages beyond the end', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 23; count += 1) ids.push(await addLead({ businessName: 'Paged' }));
    const pages = await Promise.all(
      ['0', '1', '2'].map((pageNumber) => list({ search: 'paged', pageNumber })),
    );
    expect(pages.map(({ totalElements }) => totalElements)).toEqual([23, 23, 23]);
    expect(pages.map(({ content }) => content.map(({ id }) => id))).toEqual([
      ids.toReversed().slice(0, 20),
      ids.toReversed().slice(20),
      [],
    ]);
  });

  it('keep their state and notes, and the audit log has who changed what', async () => {
    const id = await addLead({ businessName: 'Noted' });
    const other = await addLead({ businessName: 'Not noted' });
    const change = { id, state: 'CONTACTED', notes: 'Call again on Monday' } as const;
    expect(await update(change)).toMatchObject({ ...change, businessName: 'Noted' });
    await update(change);
    expect(await list({ search: 'noted', state: 'CONTACTED' })).toMatchObject({
      content: [change],
    });
    expect(await list({ search: 'noted', state: 'NEW' })).toMatchObject({
      content: [{ id: other, notes: '' }],
      totalElements: 1,
    });
    expect(await findAudit(market.test.database.db, 'lead.update')).toEqual([
      {
        storeId: 0,
        actorId: operator.id,
        actorName: operator.name,
        entity: 'lead',
        entityId: id,
        before: { state: 'NEW', notes: '' },
        after: { state: 'CONTACTED', notes: 'Call again on Monday' },
      },
    ]);
  });

  it('become applications one by one, each once', async () => {
    const id = await addLead({ businessName: 'Converted' });
    const other = await addLead({ businessName: 'Not converted' });
    const { db } = market.test.database;
    const convert = () => inTransaction(db, async (tx) => convertLead(tx, id));
    expect([await convert(), await convert()]).toEqual([true, false]);
    expect((await list({ search: 'converted' })).content).toMatchObject([
      { id: other, state: 'NEW' },
      { id, state: 'CONVERTED' },
    ]);
  });

  it('return 404 for a change to an unknown one', async () => {
    const body = { id: 999_999, state: 'REFUSED', notes: '' } as const;
    const { token } = operator;
    const answer = await market.test.call(updateLead, { body }, { token });
    expect(answer.json()).toMatchObject({
      status: 404,
      detail: "We couldn't find this lead. The link may be wrong or out of date.",
    });
  });
});
