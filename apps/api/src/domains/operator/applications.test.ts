import type { ApplicationState } from '@counter/contract/onboarding';
import {
  approveApplication,
  findApplication,
  findApplications,
  findOverview,
  refuseApplication,
} from '@counter/contract/operator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addApplicationFor } from '../../testing/stores/applications.ts';
import { findAudit } from '../../testing/stores/audit.ts';
import { addStore, addUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket } from '../../testing/stores/orders.ts';

let market: TestMarket;
let operator: Awaited<ReturnType<typeof addUser>>;

beforeAll(async () => {
  market = await createTestMarket();
  operator = await addUser(database(), { operator: true });
});
afterAll(() => market.test.close());

const database = () => market.test.database.db;
const list = (query: Record<string, string>) => market.ask(findApplications, { query }, operator);

async function addApplication(state: ApplicationState, submittedAt: Date | null) {
  const store = await addStore(database(), { approved: false });
  const applicant = await addApplicationFor(database(), store, { state, submittedAt });
  return { storeId: store.id, applicant };
}

describe('the queue of applications', () => {
  it('starts with the one waiting longest, and is counted', async () => {
    const { waitingApplications, oldestAt } = await market.ask(findOverview, {}, operator);
    expect([waitingApplications, oldestAt.waitingApplications]).toEqual([0, null]);
    const late = await addApplication('SUBMITTED', new Date('2026-03-03T00:00:00Z'));
    const early = await addApplication('SUBMITTED', new Date('2026-03-02T00:00:00Z'));
    await addApplication('DRAFT', null);
    const { content } = await list({ state: 'SUBMITTED' });
    expect(content.map(({ storeId }) => storeId)).toEqual([early.storeId, late.storeId]);
    expect(await list({ search: late.applicant.email.toUpperCase() })).toMatchObject({
      content: [{ storeId: late.storeId, applicant: late.applicant.name }],
      totalElements: 1,
    });
    expect(await list({ search: '%' })).toEqual({ content: [], totalElements: 0 });
    expect(await list({ state: 'SUBMITTED', pageNumber: '3' })).toEqual({
      content: [],
      totalElements: 2,
    });
    expect(await market.ask(findOverview, {}, operator)).toMatchObject({
      waitingApplications: waitingApplications + 2,
      oldestAt: { waitingApplications: '2026-03-02T00:00:00.000Z' },
    });
  });

  it('can be viewed, rejected and approved, with all of it in the audit log', async () => {
    const refused = await addApplication('SUBMITTED', new Date('2026-03-02T00:00:00Z'));
    const approved = await addApplication('SUBMITTED', new Date('2026-03-02T00:00:00Z'));
    const { storeId } = refused;
    const params = { storeId: String(storeId) };
    const seen = await market.ask(findApplication, { params }, operator);
    expect(seen).toMatchObject({ storeId, state: 'SUBMITTED', bank: null });
    const reason = 'The menu is missing.';
    expect(
      await market.ask(refuseApplication, { body: { storeId, reason } }, operator),
    ).toMatchObject({ state: 'REFUSED', reason, decidedBy: operator.name });
    expect(
      await market.ask(approveApplication, { body: { storeId: approved.storeId } }, operator),
    ).toMatchObject({ state: 'APPROVED' });
    const whoAndWhat = async (action: string) =>
      (await findAudit(database(), action)).map((entry) => [entry.storeId, entry.actorId]);
    expect(await whoAndWhat('application.read')).toEqual([[storeId, operator.id]]);
    expect(await whoAndWhat('application.refuse')).toEqual([[storeId, operator.id]]);
    expect(await whoAndWhat('application.approve')).toEqual([[approved.storeId, operator.id]]);
  });
});
