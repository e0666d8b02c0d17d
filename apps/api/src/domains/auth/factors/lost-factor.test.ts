import {
  cancelFactorReset,
  decideFactorReset,
  findFactorResets,
  login,
  reportLostFactor,
  type FactorReset,
} from '@counter/contract/auth';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { movableClock } from '../../../platform/kernel/clock.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { findMails } from '../../../testing/mails/mails.ts';
import { copyRow } from '../../../testing/stores/copies.ts';
import { addUser, testPassword } from '../../../testing/stores/marketplace.ts';
import { factorProof, giveSecondFactor } from '../../../testing/stores/team.ts';
import { factorResetTasks } from '../index.ts';

const start = new Date('2026-03-02T12:00:00Z');
const hour = 3_600_000;

describe('a lost second factor', () => {
  const clock = movableClock(start);
  let test: TestApp;
  let operator: Person;

  type Person = Awaited<ReturnType<typeof addUser>>;

  beforeAll(async () => {
    test = await createTestApp({ clock });
    operator = await addUser(test.platform.db, { operator: true });
  });
  beforeEach(() => clock.set(start));
  afterAll(async () => test.close());

  async function addProtected(facts: { operator?: boolean } = {}): Promise<Person> {
    const person = await addUser(test.platform.db, facts);
    await giveSecondFactor(test.platform.db, person);
    return person;
  }

  const password = testPassword;
  const report = async ({ email }: Person, typed = password) =>
    test.call(reportLostFactor, { body: { email, password: typed } });
  const resetOf = async ({ id }: Person) => {
    const answer = await test.call(findFactorResets, {}, operator);
    return answer.json<{ data: FactorReset[] }>().data.find(({ userId }) => userId === id);
  };
  const decide = async (person: Person, approve = true, by = operator, proof = { password }) => {
    const resetId = (await resetOf(person))?.id ?? 0;
    const body = { resetId, approve, note: 'Called back', ...proof };
    return test.call(decideFactorReset, { body }, by);
  };
  const signIn = async ({ email }: Person, code?: string) =>
    test.call(login, { body: { email, password, ...(code ? { code } : {}) } });
  const takeEffect = async (person: Person) => {
    const [task] = Object.values(factorResetTasks(test.platform));
    await task?.({ resetId: (await resetOf(person))?.id });
  };
  const subjectsOf = async ({ email }: Person) =>
    (await findMails(test.platform.db, email)).map(({ subject }) => subject);

  it('is removed 72 hours after an operator approves, with mails along the way', async () => {
    const person = await addProtected();
    expect((await report(person, 'wrong')).statusCode).toBe(401);
    expect(await resetOf(person)).toBeUndefined();
    expect((await report(person)).statusCode).toBe(200);
    expect((await report(person)).statusCode).toBe(200);
    expect((await decide(person)).statusCode).toBe(200);
    clock.advance(72 * hour - 1);
    await takeEffect(person);
    expect((await signIn(person)).statusCode).toBe(401);
    clock.advance(1);
    await takeEffect(person);
    expect((await signIn(person)).statusCode).toBe(200);
    expect(await resetOf(person)).toMatchObject({ state: 'DONE', decidedBy: operator.name });
    expect(await subjectsOf(person)).toEqual([
      'Someone asked to remove your second factor',
      'Your second factor will be removed in 72 hours',
      'Your second factor was removed',
    ]);
  });

  it('is kept if the person cancels with the mailed link', async () => {
    const person = await addProtected();
    await report(person);
    const [mail] = await findMails(test.platform.db, person.email);
    const token = /cancel_factor_reset\/(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
    await decide(person);
    const cancel = async () => test.call(cancelFactorReset, { body: { token } });
    expect((await cancel()).statusCode).toBe(200);
    expect((await cancel()).statusCode).toBe(200);
    clock.advance(72 * hour);
    await takeEffect(person);
    expect((await signIn(person)).statusCode).toBe(401);
  });

  it('is kept if the person signs in with it meanwhile or the operator refuses', async () => {
    const [found, refused] = [await addProtected(), await addProtected()];
    for (const person of [found, refused]) await report(person);
    await decide(found);
    expect((await signIn(found, factorProof(found).code)).statusCode).toBe(200);
    expect((await decide(refused, false)).statusCode).toBe(200);
    clock.advance(72 * hour);
    for (const person of [found, refused]) await takeEffect(person);
    for (const person of [found, refused]) expect((await signIn(person)).statusCode).toBe(401);
    expect((await decide(refused)).statusCode).toBe(409);
  });

  it('is listed for operators: open requests first, then the latest, 50 in all', async () => {
    const { db } = test.platform;
    const [closed, first, second] = [
      await addProtected(),
      await addProtected(),
      await addProtected(),
    ];
    for (const person of [first, closed, second]) await report(person);
    await decide(closed, false);
    const id = (await resetOf(closed))?.id ?? 0;
    await copyRow(db, 'factor_resets', id, {
      times: 60,
      set: sql`jsonb_build_object('token_hash', '\\x' || md5(n::text))`,
    });
    const answer = await test.call(findFactorResets, {}, operator);
    const listed = answer.json<{ data: FactorReset[] }>().data;
    expect(listed).toHaveLength(50);
    const isOpen = ({ state }: FactorReset) => state === 'REQUESTED' || state === 'APPROVED';
    const open = listed.filter(isOpen);
    expect(open.slice(0, 2).map(({ userId }) => userId)).toEqual([second.id, first.id]);
    const rest = listed.slice(open.length);
    expect(rest.map(({ userId }) => userId)).toEqual(rest.map(() => closed.id));
    expect(rest.map((one) => one.id)).toEqual(rest.map((_, index) => id + 61 - index));
  });

  it('of an operator is decided by another operator', async () => {
    const person = await addProtected({ operator: true });
    await report(person);
    const own = await decide(person, true, person, factorProof(person));
    expect(own.json()).toMatchObject({ code: 'NOT_ALLOWED' });
    expect((await decide(person)).statusCode).toBe(200);
  });
});
