import {
  findPasswordReset,
  findSession,
  login,
  resetPassword,
  signUp,
} from '@counter/contract/auth';
import { findMarketplaceMenu } from '@counter/contract/integrations';
import { CommanderError } from 'commander';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GivenKeys } from '../platform/db/keys/check-keys.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { findAudit } from '../testing/stores/audit.ts';
import { addStore, addUser, testPassword } from '../testing/stores/marketplace.ts';
import { createProgram } from './program.ts';

let test: TestApp;
const given: GivenKeys = { keys: [{ id: 'main', key: Buffer.alloc(32, 5) }], file: undefined };
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(async () => test.close());

/** Runs a command on the marketplace of the test. Returns the lines that it wrote. */
async function run(...words: string[]): Promise<string[]> {
  const lines: string[] = [];
  const program = createProgram({
    environment: {},
    print: (line) => void lines.push(line),
    onMarketplace: async (work) => work({ ...test.platform, findKeys: async () => given }),
  });
  const output = { writeErr: (text: string) => void lines.push(text) };
  for (const command of [program, ...program.commands, ...program.commands.flatMap(below)])
    command.exitOverride().configureOutput(output);
  await program.parseAsync(words, { from: 'user' });
  return lines;
}

const below = ({ commands }: ReturnType<typeof createProgram>) => commands;

const newPassword = 'Four-words-1';
const signIn = async (email: string, password: string) =>
  test.call(login, { body: { email, password } });

/** Chooses a password at the link that a command wrote. */
async function choosePassword(lines: readonly string[]): Promise<void> {
  const [, requestId = ''] = /\/change_password\/(\S+)/.exec(lines.join('\n')) ?? [];
  expect((await test.call(findPasswordReset, { params: { requestId } })).statusCode).toBe(200);
  const body = { requestId, newPassword };
  expect((await test.call(resetPassword, { body })).statusCode).toBe(200);
}

describe('operator add', () => {
  it('creates an account that chooses a password by link and then needs a second factor', async () => {
    const lines = await run('operator', 'add', 'Ada@Example.test', '--name', 'Ada Byron');
    expect(lines[0]).toBe('ada@example.test is an operator now.');
    expect(lines[1]).toMatch(/within an hour:\n {2}https:\/\/counter\.test\/change_password\//);
    await choosePassword(lines);
    const session = (await signIn('ada@example.test', newPassword)).json<{
      data: { token: string };
    }>();
    const { token } = session.data;
    expect((await test.call(findSession, {}, { token })).json()).toMatchObject({
      data: { fullName: 'Ada Byron', operator: true, factorMissing: true },
    });
    expect(await findAudit(test.platform.db, 'user.makeOperator')).toMatchObject([
      { storeId: 0, actorName: 'Command line', after: { email: 'ada@example.test' } },
    ]);
  });

  it("keeps an existing account's password and refuses to add an operator twice", async () => {
    const { email } = await addUser(test.platform.db);
    const lines = await run('operator', 'add', email.toUpperCase());
    expect(lines.join('\n')).not.toContain('change_password');
    expect((await signIn(email, testPassword)).json()).toMatchObject({ data: { operator: true } });
    await expect(run('operator', 'add', email)).rejects.toThrow(
      `${email} is an operator already. If they can't log in, run "counter operator reset ${email}".`,
    );
  });

  it('gives no access to someone who signed up with the address without verifying it', async () => {
    const email = 'wanted@example.test';
    const person = { firstName: 'Mallory', lastName: 'Oak', phoneNumber: '+12125557799' };
    const body = { ...person, email, password: testPassword };
    expect((await test.call(signUp, { body })).statusCode).toBe(200);
    const lines = await run('operator', 'add', email);
    expect((await signIn(email, testPassword)).statusCode).toBe(401);
    await choosePassword(lines);
    expect((await signIn(email, newPassword)).json()).toMatchObject({ data: { operator: true } });
  });

  it('refuses an invalid email address', async () => {
    await expect(run('operator', 'add', 'ada')).rejects.toThrow(CommanderError);
  });
});

describe('operator reset', () => {
  it('lets the first operator in after their link has expired', async () => {
    const email = 'first@example.test';
    const added = await run('operator', 'add', email);
    const expiry = { createdAt: new Date(1), expiresAt: new Date(2) };
    await test.platform.db.updateTable('passwordResets').set(expiry).execute();
    const [, expired = ''] = /\/change_password\/(\S+)/.exec(added.join('\n')) ?? [];
    const old = await test.call(findPasswordReset, { params: { requestId: expired } });
    expect(old.statusCode).not.toBe(200);
    const lines = await run('operator', 'reset', email);
    expect(lines[0]).toContain(`The sign-in of ${email} is reset`);
    await choosePassword(lines);
    expect((await signIn(email, newPassword)).json()).toMatchObject({ data: { operator: true } });
    const [entry] = await findAudit(test.platform.db, 'user.resetSignIn');
    expect(entry).toMatchObject({ actorName: 'Command line' });
  });

  it('replaces the password of an operator, and resets nobody else', async () => {
    const { email } = await addUser(test.platform.db, { operator: true });
    await run('operator', 'reset', email);
    expect((await signIn(email, testPassword)).statusCode).toBe(401);
    const merchant = await addUser(test.platform.db);
    await expect(run('operator', 'reset', merchant.email)).rejects.toThrow('is no operator');
    expect((await signIn(merchant.email, testPassword)).statusCode).toBe(200);
  });
});

describe('key', () => {
  it('creates a key that works until it is revoked, and lists keys without secrets', async () => {
    expect(await run('key', 'list')).toEqual([
      'There are no API keys. Make one with "key create <name>".',
    ]);
    const { storeUrl } = await addStore(test.platform.db);
    const readMenu = async (token: string) =>
      (await test.call(findMarketplaceMenu, { params: { storeUrl } }, { token })).statusCode;
    const [made = '', extent] = await run('key', 'create', ' Food hub ');
    expect(extent).toMatch(
      /^It is for all stores, later ones too; .* It has orders:send and menu:read\.$/,
    );
    const [, id = '', key = ''] = /^API key (\d+) for Food hub\. .*\n {2}(\S+)$/.exec(made) ?? [];
    expect(await readMenu(key)).toBe(200);
    expect(await run('key', 'list')).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${id} {2}Food hub {2}orders:send, menu:read {2}all stores {2}made [-0-9]{10}, last used`,
        ),
      ),
    ]);
    await run('key', 'end', id);
    expect(await readMenu(key)).toBe(401);
    expect((await run('key', 'list')).join()).toMatch(/, ended [-0-9]{10}$/);
    await expect(run('key', 'end', id)).rejects.toThrow(`No API key with the number ${id}`);
    for (const action of ['api_key.create', 'api_key.end'])
      expect(await findAudit(test.platform.db, action)).toMatchObject([{ entityId: Number(id) }]);
  });

  it('creates a key for one store and purpose, and a rotation replaces it', async () => {
    const { storeUrl } = await addStore(test.platform.db);
    const other = await addStore(test.platform.db);
    const readMenu = async (token: string, url = storeUrl) =>
      (await test.call(findMarketplaceMenu, { params: { storeUrl: url } }, { token })).statusCode;
    const options = ['--store', storeUrl, '--scope', 'menu:read'];
    const [made = '', extent] = await run('key', 'create', 'Signage', ...options);
    expect(extent).toBe(`It is for ${storeUrl}. It has menu:read.`);
    const [, id = '', key = ''] = /^API key (\d+) for Signage.*\n {2}(\S+)$/.exec(made) ?? [];
    expect([await readMenu(key), await readMenu(key, other.storeUrl)]).toEqual([200, 403]);
    expect((await run('key', 'list')).join('\n')).toContain(`Signage  menu:read  ${storeUrl}  `);
    const [rotated = ''] = await run('key', 'rotate', id, '--overlap', '0');
    const [, next = ''] = /\n {2}(\S+)$/.exec(rotated) ?? [];
    expect([await readMenu(key), await readMenu(next)]).toEqual([401, 200]);
    await expect(run('key', 'create', 'Signage', '--store', 'nowhere')).rejects.toThrow(
      'There is no store "nowhere".',
    );
  });

  it.each([
    ['create', ' '],
    ['create', 'x'.repeat(81)],
    ['end', '0'],
    ['end', 'one'],
  ])('refuses %s "%s"', async (command, word) => {
    await expect(run('key', command, word)).rejects.toThrow(CommanderError);
  });
});
