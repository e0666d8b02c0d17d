import {
  confirmSecondFactor,
  offerSecondFactor,
  requestEmailChange,
  confirmEmail,
  type SecondFactorOffer,
} from '@counter/contract/auth';
import type { FormCase } from '@counter/contract/cases';
import { TOTP } from 'otpauth';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { movableClock } from '../../platform/kernel/clock.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { statusesOf } from '../../testing/answers.ts';
import { findAudit } from '../../testing/stores/audit.ts';
import {
  bankCards,
  cardNames,
  readCards,
  saveCard,
  type BankCard,
} from '../../testing/stores/bank.ts';
import { findLinkToken, findMails } from '../../testing/mails/mails.ts';
import { addStore, addUser, testPassword } from '../../testing/stores/marketplace.ts';
import { countUnverifiedStores, findVerifiedParts, setPartVerified } from './index.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

const clock = movableClock(new Date('2026-03-02T12:00:00Z'));
const lines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ clock, log });
});
beforeEach(() => clock.set(new Date('2026-03-02T12:00:00Z')));
afterAll(async () => test.close());

async function addOwned() {
  const { db } = test.platform;
  const store = await addStore(db);
  const owner = await addUser(db, { store, role: 'owner' });
  const other = await addUser(db, { store, role: 'owner' });
  return { store, owner, other };
}

async function addComplete() {
  const owned = await addOwned();
  for (const card of cardNames) await saveCard(test, owned.owner, owned.store, card);
  const scope = await scopeForSystem(test.platform.db, owned.store.id, 'Test');
  await test.platform.act(scope, async (work) => {
    for (const part of ['BANK', 'COMPANY', 'REPRESENTATIVE'] as const) {
      await setPartVerified(work, part, true);
    }
  });
  return owned;
}

const subjects = async (email: string) =>
  (await findMails(test.platform.db, email)).map(({ subject }) => subject);

describe('bank cards', () => {
  it('start empty and are added one by one', async () => {
    const { owner, store } = await addOwned();
    const nothing = { bankaccount: null, company: null, rep: null, heldUntil: null };
    expect(await readCards(test, owner, store)).toEqual(nothing);
    expect((await saveCard(test, owner, store, 'representative')).statusCode).toBe(200);
    const rep = {
      repFirstName: 'Maya',
      repLastName: 'Lind',
      repDob: '••••-05-17',
      repSSN: '•••-••-6789',
      verified: false,
      olVersion: 1,
    };
    expect(await readCards(test, owner, store)).toEqual({ ...nothing, rep });
    await saveCard(test, owner, store, 'bank');
    await saveCard(test, owner, store, 'company');
    expect(await readCards(test, owner, store)).toEqual({
      bankaccount: {
        accountNumber: '•••• 6789',
        routingNumber: '•••• 9992',
        verified: false,
        olVersion: 1,
      },
      company: {
        legalBusinessName: 'Lind & Daughter LLC',
        address: '12 Mill Lane, Springfield',
        individual: false,
        ein: '••-•••6789',
        franchiseAssociated: false,
        totalFranchise: null,
        verified: false,
        olVersion: 1,
      },
      rep,
      heldUntil: null,
    });
  });

  it('are audited on every read and change, by part and without values', async () => {
    const { owner, store } = await addComplete();
    await saveCard(test, owner, store, 'bank', { accountNumber: '555544443333' });
    await saveCard(test, owner, store, 'bank', { accountNumber: 'x'.repeat(35) });
    const tables = ['auditEntries', 'messages', 'storeEvents'] as const;
    const kept = await Promise.all(
      tables.map(async (table) => test.platform.db.selectFrom(table).selectAll().execute()),
    );
    const written = JSON.stringify([lines, kept]);
    for (const secret of [
      '555544443333',
      '000123456789',
      '999999992',
      '12-3456789',
      '1990-05-17',
    ]) {
      expect(written).not.toContain(secret);
    }
    const saves = await findAudit(test.platform.db, 'bank_details.save');
    expect(saves.at(-1)).toMatchObject({
      storeId: store.id,
      actorId: owner.id,
      after: { changed: ['BANK'] },
    });
    const reads = await findAudit(test.platform.db, 'bank_details.read');
    expect(reads.filter(({ actorId: id }) => id === owner.id).length).toBeGreaterThan(3);
  });

  it.each(cardNames)('require the password to change %s', async (card) => {
    const { owner, store } = await addOwned();
    const wrong = await saveCard(test, owner, store, card, { password: 'wrong' });
    expect(wrong.json()).toMatchObject({
      code: 'INVALID_FIELDS',
      errors: [{ path: 'password' }],
    });
    expect(await readCards(test, owner, store)).toMatchObject({ bankaccount: null, rep: null });
  });

  it('count wrong passwords toward the lockout', async () => {
    const { owner, store } = await addOwned();
    const guesses = Array.from({ length: 10 }, async () =>
      saveCard(test, owner, store, 'bank', { password: 'wrong' }),
    );
    await Promise.all(guesses);
    const locked = await saveCard(test, owner, store, 'bank');
    expect(locked.json()).toMatchObject({ code: 'ACCOUNT_LOCKED' });
  });

  it('ask for a code if the second factor is on', async () => {
    const { owner, store } = await addOwned();
    const body = { password: testPassword };
    const offer = await test.call(offerSecondFactor, { body }, owner);
    const { secret } = offer.json<{ data: SecondFactorOffer }>().data;
    const codeNow = () => new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
    await test.call(confirmSecondFactor, { body: { code: codeNow() } }, owner);
    clock.advance(60_000);
    const code = codeNow();
    const wrong = code === '000000' ? '000001' : '000000';
    for (const sent of [{}, { code: '' }, { code: wrong }]) {
      const refused = await saveCard(test, owner, store, 'bank', sent);
      expect(refused.json()).toMatchObject({ errors: [{ path: 'code' }] });
    }
    expect((await saveCard(test, owner, store, 'bank', { code })).statusCode).toBe(200);
    const again = await saveCard(test, owner, store, 'bank', { code });
    expect(again.json()).toMatchObject({ errors: [{ path: 'code' }] });
  });

  it('accept the first of two concurrent changes and name its author to the other', async () => {
    const { owner, other, store } = await addComplete();
    const answers = await Promise.all(
      [owner, other].map(async (person, index) =>
        saveCard(test, person, store, 'company', { address: `${index} New Road`, olVersion: 1 }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
    const won = answers[0]?.statusCode === 200 ? owner : other;
    const lost = answers.find(({ statusCode }) => statusCode === 409);
    expect(lost?.json()).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      detail: expect.stringContaining(`${won.name} changed "Company"`) as unknown,
    });
    const beside = await saveCard(test, other, store, 'bank', { olVersion: 1 });
    expect(beside.statusCode).toBe(200);
  });

  it('name the author of the last change to a stale form', async () => {
    const { owner, other, store } = await addComplete();
    const save = async (person: typeof owner, address: string, olVersion: number) =>
      saveCard(test, person, store, 'company', { address, olVersion });
    await save(other, '1 New Road', 1);
    clock.advance(1);
    // Within one millisecond, the last one counts.
    await save(owner, '2 New Road', 2);
    await save(other, '3 New Road', 3);
    const author = { detail: expect.stringContaining(`${other.name} changed`) as unknown };
    expect((await save(owner, '4 New Road', 1)).json()).toMatchObject(author);
    clock.advance(1);
    await save(owner, '5 New Road', 4);
    const next = { detail: expect.stringContaining(`${owner.name} changed`) as unknown };
    expect((await save(other, '6 New Road', 1)).json()).toMatchObject(next);
  });

  it('accept the first of two concurrent additions', async () => {
    const { owner, other, store } = await addOwned();
    const answers = await Promise.all(
      [owner, other].map(async (person) =>
        saveCard(test, person, store, 'bank', { olVersion: 0, accountNumber: person.name }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
  });
});

describe('a changed bank card', () => {
  it('is unverified again, alone, and mailed to every owner', async () => {
    const { owner, other, store } = await addComplete();
    const before = await countUnverifiedStores(test.platform.db);
    const earlier = (await subjects(other.email)).length;
    await saveCard(test, owner, store, 'company', { address: '1 New Road' });
    expect(await countUnverifiedStores(test.platform.db)).toBe(before + 1);
    const parts = await findVerifiedParts(test.platform.db, [store.id]);
    expect(parts.get(store.id)).toEqual({ bank: true, company: false, representative: true });
    expect(await readCards(test, owner, store)).toMatchObject({ heldUntil: null });
    for (const { email } of [owner, other]) {
      const mails = await findMails(test.platform.db, email);
      expect(mails.slice(earlier)).toMatchObject([
        { subject: expect.stringContaining('The company of') as unknown },
      ]);
      expect(mails.at(-1)?.body).toContain(`${owner.name} changed the company`);
      expect(mails.at(-1)?.body).not.toContain('New Road');
    }
  });

  it('with the same values is neither mailed nor unverified', async () => {
    const { owner, store } = await addComplete();
    const mails = await subjects(owner.email);
    expect((await saveCard(test, owner, store, 'bank')).statusCode).toBe(200);
    expect(await subjects(owner.email)).toEqual(mails);
    expect(await readCards(test, owner, store)).toMatchObject({
      bankaccount: { verified: true, olVersion: 1 },
      heldUntil: null,
    });
  });

  it("is also mailed to an owner's recently replaced address", async () => {
    const { owner, store } = await addComplete();
    const email = `taken-over-${owner.id}@example.test`;
    await test.call(requestEmailChange, { body: { email, password: testPassword } }, owner);
    const token = await findLinkToken(test.platform.db, email);
    await test.call(confirmEmail, { body: { token } }, owner);
    clock.advance(60 * 60 * 1000);
    await saveCard(test, owner, store, 'bank', { accountNumber: '555544443333' });
    for (const address of [email, owner.email]) {
      expect((await subjects(address)).at(-1)).toContain('The bank account of');
    }
  });
});

const extras: Readonly<
  Record<BankCard, readonly (Omit<FormCase, 'value'> & { value: unknown })[]>
> = {
  bank: [{ field: 'routingNumber', value: 123_456_789, message: 'Must be text' }],
  company: [
    { field: 'ein', value: 'nonsense', message: null, given: { individual: true } },
    { field: 'totalFranchise', value: 'some', message: null },
  ],
  representative: [{ field: 'dateOfBirth', value: null, message: 'Date of birth  is required.' }],
};

describe.each(cardNames)('the API validates the %s', (card) => {
  let owned: Awaited<ReturnType<typeof addOwned>>;
  beforeAll(async () => {
    owned = await addOwned();
  });

  it.each([...bankCards[card].cases.cases, ...extras[card]])(
    '$field $value: $message',
    async ({ field, value, message, given }) => {
      const changes = { ...given, [field]: value };
      const response = await saveCard(test, owned.owner, owned.store, card, changes);
      const { errors = [] } = response.json<{ errors?: { path: string; message: string }[] }>();
      expect(errors.find(({ path }) => path === field)?.message ?? null).toBe(message);
      expect(response.statusCode).toBe(message === null ? 200 : 422);
    },
  );
});
