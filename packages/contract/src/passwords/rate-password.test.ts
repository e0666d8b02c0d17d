import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../auth/demo-password.ts';
import { ratePassword } from './rate-password.ts';

const maya = {
  email: 'maya.lind@bakery.test',
  names: ['Maya', 'Lind'],
  stores: ['Lind & Daughter'],
};
const refusalOf = (password: string) => ratePassword(password, maya).refusal;

describe('a password', () => {
  it.each([
    'four unrelated words here',
    'ten-chars-',
    'jhGk3!kd9s',
    'pässwört-9',
    '🦉 zieht 🚲 nach Norden',
    'Four-words-1',
  ])('is accepted: %s', (password) => {
    expect(refusalOf(password)).toBeNull();
    expect(ratePassword(password, maya).score).toBeGreaterThanOrEqual(3);
  });

  const phrase = 'four unrelated words here';

  it.each([
    ['starts with', `${phrase}${'a'.repeat(60)}`],
    ['ends with', `${'a'.repeat(60)}${phrase}`],
  ])('is accepted if it %s what is hard to guess', (_where, password) => {
    expect(refusalOf(password)).toBeNull();
  });

  it('is rated by its ends alone, as long ones take long', () => {
    const long = 'a'.repeat(40);
    expect(refusalOf(`${long}${phrase}${long}`)).toMatch(/too easy to guess/);
  });

  it.each(['password123', 'qwertyuiop', '1q2w3e4r5t', 'PASSWORD123', 'liverpool1'])(
    'is refused if it was leaked: %s',
    (password) => expect(refusalOf(password)).toMatch(/stolen/),
  );

  it.each([
    'aaaaaaaaaa',
    'abcdefghij',
    'P@ssw0rd2024',
    'Summer2026!',
    'Riverside12',
    'letmein2024!',
    'x'.repeat(200),
    'abc'.repeat(66),
    demoPassword,
    demoPassword.toUpperCase(),
    // Full-width letters are the same ones.
    'ｐａｓｓｗｏｒｄ2024',
  ])('is refused if it is easy to guess: %s', (password) => {
    expect(refusalOf(password)).toMatch(/too easy to guess/);
  });

  it.each([
    'maya.lind@bakery.test',
    'My-maya.lind-2931',
    'nine green MAYA bicycles',
    'nine green lind bicycles',
    'LindDaughter-Riverboat-7',
  ])("is refused if it contains its owner's name: %s", (password) => {
    expect(refusalOf(password)).toMatch(/Leave your name/);
    // As good as it can be without being accepted.
    expect(ratePassword(password, maya).score).toBe(2);
    expect(ratePassword(password, {}).refusal).toBeNull();
  });

  it('may contain a short name that occurs in many words', () => {
    expect(ratePassword('seventeen quiet bananas', { names: ['Ana', 'Li'] }).refusal).toBeNull();
  });

  it('is accepted if one end of it is hard to guess', () => {
    const hard = 'jhGk3!kd9s-quiet-otters-row-home';
    expect(refusalOf('a'.repeat(100) + hard)).toBeNull();
    expect(refusalOf(hard + 'a'.repeat(100))).toBeNull();
  });

  it('always gets a rating, and a low one exactly when it is refused', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(text, (password) => {
        const { score, refusal } = ratePassword(password, maya);
        expect(score < 3).toBe(refusal !== null);
      }),
      { numRuns: 50 },
    );
  });
});
