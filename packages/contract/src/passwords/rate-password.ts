import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { demoPassword } from '../auth/demo-password.ts';
import { isPersonal, personalWords, type PasswordOwner } from './personal-words.ts';

export type PasswordRating = {
  /** From 0 (guessed at once) to 4 (very hard to guess). */
  readonly score: number;
  /** The reason the password is refused and what to do; null if it is accepted. */
  readonly refusal: string | null;
};

/** More than 100 million guesses. */
const minScore = 3;

/** Limits the estimated length, because its cost grows faster than linearly. */
const partLength = 32;

const stolenList = 'passwords-common';

const estimator = new ZxcvbnFactory({
  graphs: adjacencyGraphs,
  dictionary: { ...common, ...english, published: [demoPassword.toLowerCase()] },
  l33tMaxSubstitutions: 20,
});

/**
 * Estimates how hard a password is to guess for somebody who knows its owner. The server refuses the same passwords as
 * this function, so a browser can show refusals early.
 */
export function ratePassword(password: string, owner: PasswordOwner): PasswordRating {
  const plain = password.normalize('NFKC');
  const words = personalWords(owner);
  const estimates = endsOf(plain).map((part) => estimator.check(part, words));
  const score = Math.max(...estimates.map((estimate) => estimate.score));
  if (isPersonal(plain, owner)) return { score: Math.min(score, minScore - 1), refusal: personal };
  if (score >= minScore) return { score, refusal: null };
  const isStolen = estimates.some(
    ({ sequence: [match, ...more] }) =>
      more.length === 0 && match?.pattern === 'dictionary' && match.dictionaryName === stolenList,
  );
  return { score, refusal: isStolen ? stolen : easy };
}

/** Returns the start and end of a long password. It is hard to guess if one of its parts is. */
function endsOf(password: string): string[] {
  if (password.length <= partLength) return [password];
  return [password.slice(0, partLength), password.slice(-partLength)];
}

const personal = 'Leave your name, email and store name out of your password.';
const stolen = 'This password is in lists of stolen passwords. Choose a different one.';
const easy = 'This password is too easy to guess. Try three or four unrelated words.';
