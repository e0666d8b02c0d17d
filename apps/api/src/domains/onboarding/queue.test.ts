import type { ApplicationState } from '@counter/contract/onboarding';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { movableClock } from '../../platform/kernel/clock.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { addApplication, addDraft, addOperator } from '../../testing/partner-api/partners.ts';
import {
  approveApplication,
  countWaitingApplications,
  findApplicationRows,
  refuseApplication,
} from './index.ts';
import { scopeForOperator } from '../../platform/tenancy/entering.ts';

const clock = movableClock(new Date('2026-03-02T12:00:00Z'));
const requestId = 'request-1';

/** Opens a store as the declaration of a call by the marketplace's staff does. */
const open = async (operator: Parameters<typeof scopeForOperator>[1], storeId: number) =>
  scopeForOperator(test.platform.db, operator, storeId, requestId);
const minute = 60_000;
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ clock });
});
afterAll(async () => test.close());

describe('the queue of applications', () => {
  beforeEach(async () => {
    const draft = { state: 'DRAFT', decidedAt: null } as const;
    await test.platform.db.updateTable('applications').set(draft).execute();
    clock.advance(minute);
  });

  const listed = async (state?: ApplicationState, search = '', pageNumber = 0) =>
    findApplicationRows(test.platform.db, { state, search, pageNumber, pageSize: 2 });

  const idsOf = async (state?: ApplicationState, search = '', pageNumber = 0) =>
    (await listed(state, search, pageNumber)).content.map(({ storeId }) => storeId);

  async function addLater(): Promise<number> {
    clock.advance(minute);
    return (await addApplication(test)).storeId;
  }

  it('lists those waiting longest first, then the latest decisions, and counts the waiting ones', async () => {
    const operator = await addOperator(test.platform.db);
    const [one, two, three, four] = [
      await addLater(),
      await addLater(),
      await addLater(),
      await addLater(),
    ];
    await addDraft(test);
    clock.advance(minute);
    await refuseApplication(test.platform, await open(operator, three), operator, 'No menu.');
    clock.advance(minute);
    await approveApplication(test.platform, await open(operator, one), operator);
    expect([...(await idsOf()), ...(await idsOf(undefined, '', 1))]).toEqual([
      two,
      four,
      one,
      three,
    ]);
    expect(await listed()).toMatchObject({ totalElements: 4 });
    expect(await idsOf('SUBMITTED')).toEqual([two, four]);
    expect(await idsOf('APPROVED')).toEqual([one]);
    expect(await idsOf('REFUSED')).toEqual([three]);
    expect(await countWaitingApplications(test.platform.db)).toMatchObject({ total: 2 });
    expect(await listed(undefined, '', 9)).toMatchObject({ content: [], totalElements: 4 });
  });

  it('lists those of the same instant by the latest begun, then by store', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 8; count += 1) ids.push((await addApplication(test)).storeId);
    const latest = ids.pop() ?? 0;
    const createdAt = new Date(clock.now().getTime() - minute);
    const earlier = test.platform.db.updateTable('applications').where('storeId', 'in', ids);
    await earlier.set({ createdAt }).execute();
    const pages = await Promise.all([0, 1, 2, 3].map(async (page) => idsOf(undefined, '', page)));
    expect(pages.flat()).toEqual([latest, ...ids]);
  });

  it('shows drafts on request', async () => {
    const { storeId } = await addDraft(test);
    expect(await idsOf()).toEqual([]);
    expect((await idsOf('DRAFT'))[0]).toBe(storeId);
  });

  it('is searched literally by store, branch, applicant and address', async () => {
    const { person, storeId } = await addApplication(test);
    await addLater();
    const branch = { branchName: 'Pier 39' };
    await test.platform.db.updateTable('stores').set(branch).where('id', '=', storeId).execute();
    expect(await idsOf(undefined, 'pier 39')).toEqual([storeId]);
    expect(await idsOf(undefined, person.email.toUpperCase())).toEqual([storeId]);
    expect(await idsOf(undefined, person.name)).toEqual([storeId]);
    expect(await idsOf(undefined, 'daughter bak')).toHaveLength(2);
    expect(await idsOf(undefined, '%')).toEqual([]);
  });
});
