import { demoPassword } from '@counter/contract/auth';
import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../../platform/kernel/problem.ts';
import { checkPassword, hashNewPassword, hashPassword } from './passwords.ts';

const live = { demo: false };
const maya = { email: 'maya@bakery.test', names: ['Maya Lind'] };

describe('a password', () => {
  it.each(['quiet otters row home', '🦉 zieht nach Norden'])(
    'must match exactly: %s',
    async (one) => {
      const stored = await hashNewPassword('password', one, maya);
      expect(await checkPassword(live, stored, one)).toBe(true);
      expect(await checkPassword(live, stored, `${one} `)).toBe(false);
      expect(await checkPassword(live, undefined, one)).toBe(false);
    },
  );

  it('matches however the keyboard composes its letters', async () => {
    const composed = 'Zwölf Äpfel im Körbchen';
    const stored = await hashNewPassword('password', composed.normalize('NFD'), maya);
    expect(await checkPassword(live, stored, composed)).toBe(true);
    expect(await checkPassword(live, stored, composed.normalize('NFD'))).toBe(true);
  });

  it("still works if it was chosen before today's rules", async () => {
    for (const old of ['12345678', 'Äpfel'.normalize('NFD')]) {
      expect(await checkPassword(live, await hash(old), old)).toBe(true);
    }
  });

  it('is refused at its field if it is easy to guess', async () => {
    const choosing = hashNewPassword('newPassword', 'maya-lind-2026', maya);
    await expect(choosing).rejects.toThrow(ProblemError);
    await expect(choosing).rejects.toMatchObject({
      code: 'INVALID_FIELDS',
      errors: [{ path: 'newPassword', message: expect.stringContaining('name') as unknown }],
    });
  });

  it('of the demo works only in a demo, and nobody can choose it', async () => {
    const stored = await hashPassword(demoPassword);
    expect(await checkPassword({ demo: true }, stored, demoPassword)).toBe(true);
    expect(await checkPassword(live, stored, demoPassword)).toBe(false);
    await expect(hashNewPassword('password', demoPassword, maya)).rejects.toThrow('easy to guess');
  });
});
