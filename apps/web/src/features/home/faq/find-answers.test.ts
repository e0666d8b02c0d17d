import { expect, test } from 'vitest';
import { answerGroups } from './answers.ts';
import { findAnswers, markWords, wordsOf } from './find-answers.ts';

const slugsFor = (query: string) =>
  findAnswers(answerGroups, wordsOf(query)).flatMap(({ answers }) =>
    answers.map(({ slug }) => slug),
  );
const all = answerGroups.flatMap(({ answers }) => answers.map(({ slug }) => slug));

test('every answer has a unique slug that needs no URL escaping', () => {
  expect(new Set<string>(all).size).toBe(all.length);
  for (const slug of all) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test.each([
  ['tip', ['tipping']],
  ['BLOCK', ['blocking-a-consumer']],
  ['days business', ['referral-payout']],
  ['  minimum   order ', ['minimum-order']],
  ['10%', ['referral-reward']],
  ['(ASAP)', ['delivery-modes']],
  ['pizza', []],
])('%j finds %j', (query, slugs) => expect(slugsFor(query)).toEqual(slugs));

test('an empty search finds everything', () => expect(slugsFor('  ')).toEqual(all));

test.each([
  ['tipping is optional', 'TIP', '[tip]ping is optional'],
  ['a delivery, delivered', 'deliver delivery', 'a [delivery], [deliver]ed'],
  ['10% (ASAP)', '( %', '10[%] [(]ASAP)'],
  ['nothing here', 'xyz', 'nothing here'],
  ['as it is', '', 'as it is'],
])('in %j, %j is marked as %j', (text, query, marked) => {
  const stretches = markWords(text, wordsOf(query));
  expect(stretches.map((part) => (part.found ? `[${part.text}]` : part.text)).join('')).toBe(
    marked,
  );
});
