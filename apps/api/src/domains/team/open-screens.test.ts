import type { Role } from '@counter/contract/shared';
import { demandSecondFactor, removeMember, updateMemberRole } from '@counter/contract/team';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import {
  addStore,
  addUser,
  testPassword,
  type TestStore,
} from '../../testing/stores/marketplace.ts';
import { factorProof, giveSecondFactor } from '../../testing/stores/team.ts';

type Person = Awaited<ReturnType<typeof addUser>>;

describe("a store's open screens", () => {
  let test: TestApp;
  let origin: string;
  let store: TestStore;
  let owner: Person;

  beforeAll(async () => {
    test = await createTestApp();
    origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  });
  beforeEach(async () => {
    store = await addStore(test.platform.db);
    owner = await join('owner');
  });
  afterAll(async () => test.close());

  const join = async (role: Role) => addUser(test.platform.db, { store, role });

  /** Opens a stream as a person; `heard` answers all it was told once `last` was among it, or it ended. */
  async function follow({ token }: Person) {
    const response = await fetch(`${origin}/api/v1/store/stream/${store.id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!reader) throw new Error('no stream was opened');
    let text = '';
    const heard = async (last: string | null) => {
      for (;;) {
        if (last !== null && text.includes(last)) return text;
        const { done, value } = await reader.read();
        if (done) return `${text}over`;
        text += value;
      }
    };
    await heard('event: ready');
    return { heard, close: async () => reader.cancel() };
  }

  it('close at once for a removed member and stay open for others', async () => {
    const staff = await join('staff');
    const [theirs, mine] = [await follow(staff), await follow(owner)];
    const body = { storeId: store.id, memberId: staff.id };
    await test.call(removeMember, { body }, { token: owner.token });
    const told = await theirs.heard(null);
    expect(told).toContain(`{"change":"REMOVED","userId":${staff.id}}`);
    expect(told).toContain('event: ended');
    await updateRole(owner);
    expect(await mine.heard('"change":"ROLE"')).not.toContain('over');
    await mine.close();
  });

  const updateRole = async (by: Person) => {
    const body = {
      storeId: store.id,
      memberId: (await join('staff')).id,
      role: 'manager' as const,
      password: testPassword,
    };
    await test.call(updateMemberRole, { body }, { token: by.token });
  };

  it('close without ending the session for members without a required second factor', async () => {
    const staff = await join('staff');
    const theirs = await follow(staff);
    await giveSecondFactor(test.platform.db, owner);
    const body = { storeId: store.id, demanded: true, ...factorProof(owner) };
    await test.call(demandSecondFactor, { body }, { token: owner.token });
    const told = await theirs.heard(null);
    expect(told).toMatch(/team\.changed[\s\S]*over$/);
    expect(told).not.toContain('event: ended');
  });
});
