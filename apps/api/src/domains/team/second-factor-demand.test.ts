import { findProfile, removeSecondFactor } from '@counter/contract/auth';
import type { Problem, Role } from '@counter/contract/shared';
import { findBusinesses, findStoreStatus } from '@counter/contract/store';
import { demandSecondFactor } from '@counter/contract/team';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { findMails } from '../../testing/mails/mails.ts';
import { addStore, addUser, type TestStore } from '../../testing/stores/marketplace.ts';
import { factorProof, giveSecondFactor } from '../../testing/stores/team.ts';

type Person = Awaited<ReturnType<typeof addUser>>;

describe('a required second factor', () => {
  let test: TestApp;
  let store: TestStore;
  let owner: Person;

  beforeAll(async () => {
    test = await createTestApp();
  });
  beforeEach(async () => {
    store = await addStore(test.platform.db);
    owner = await join('owner');
  });
  afterAll(async () => test.close());

  const join = async (role: Role) => addUser(test.platform.db, { store, role });
  const demand = async (demanded: boolean) =>
    test.call(
      demandSecondFactor,
      { body: { storeId: store.id, demanded, ...factorProof(owner) } },
      { token: owner.token },
    );
  const enter = async ({ token }: Person) =>
    test.call(findStoreStatus, { params: { storeId: String(store.id) } }, { token });
  const stores = async ({ id, token }: Person) =>
    (await test.call(findBusinesses, { params: { id: String(id) } }, { token })).json<object>();

  it('must first be on for the owner who requires it', async () => {
    const refused = await demand(true);
    expect(refused.statusCode).toBe(409);
    expect(refused.json<Problem>().message).toContain('your own second factor');
    await giveSecondFactor(test.platform.db, owner);
    expect((await demand(true)).json()).toMatchObject({ data: { secondFactorDemanded: true } });
  });

  it('locks members without one out of the store until they set it up', async () => {
    const staff = await join('staff');
    await giveSecondFactor(test.platform.db, owner);
    await demand(true);
    const refused = await enter(staff);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'SECOND_FACTOR_DEMANDED' });
    expect(await stores(staff)).toMatchObject({ data: [{ secondFactorMissing: true }] });
    expect(await findMails(test.platform.db, staff.email)).toHaveLength(1);
    const { token } = staff;
    expect((await test.call(findProfile, {}, { token })).statusCode).toBe(200);
    await giveSecondFactor(test.platform.db, staff);
    expect((await enter(staff)).statusCode).toBe(200);
    expect(await stores(staff)).toMatchObject({ data: [{ secondFactorMissing: false }] });
  });

  it('is mailed only to members of this store without one', async () => {
    const staff = await join('staff');
    const stranger = await addUser(test.platform.db, {
      store: await addStore(test.platform.db),
      role: 'staff',
    });
    await giveSecondFactor(test.platform.db, owner);
    await demand(true);
    const mailsTo = async ({ email }: Person) =>
      (await findMails(test.platform.db, email)).map(({ subject }) => subject);
    expect(await mailsTo(staff)).toHaveLength(1);
    expect(await mailsTo(owner)).toEqual([]);
    expect(await mailsTo(stranger)).toEqual([]);
  });

  it("can't be turned off while the store requires it", async () => {
    await giveSecondFactor(test.platform.db, owner);
    await demand(true);
    const off = async () =>
      test.call(removeSecondFactor, { body: factorProof(owner) }, { token: owner.token });
    const refused = await off();
    expect(refused.statusCode).toBe(409);
    expect(refused.json<Problem>().message).toMatch(/^Test Store \d+ requires a second factor/);
    expect((await demand(false)).json()).toMatchObject({ data: { secondFactorDemanded: false } });
    expect((await off()).statusCode).toBe(200);
  });
});
