import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { errorsAllowed, errorsIn, findBest, nearlyBegins, rankOf, ranks } from './match-words.ts';

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'.split(''));
const word = (minLength: number) =>
  fc.array(letter, { minLength, maxLength: 12 }).map((letters) => letters.join(''));
const place = fc.nat({ max: 11 });

/** Words of few letters, which are often near each other. */
const fewLetters = fc
  .array(fc.constantFrom('a', 'b', 'c'), { minLength: 4, maxLength: 9 })
  .map((letters) => letters.join(''));
const nearby = fc.tuple(fewLetters, fewLetters);

describe('typing errors', () => {
  test("don't count for the beginning of a word", () => {
    fc.assert(
      fc.property(word(0), word(0), (typed, rest) => {
        expect(errorsIn(typed, typed + rest)).toBe(0);
      }),
    );
  });

  test('count one letter omitted, added, replaced or swapped as at most one', () => {
    const slip = fc.constantFrom('left out', 'added', 'replaced', 'swapped');
    fc.assert(
      fc.property(word(1), word(0), slip, place, letter, (typed, rest, kind, where, other) => {
        const index = where % typed.length;
        const head = typed.slice(0, index);
        const tail = typed.slice(index);
        const wrong = {
          'left out': head + tail.slice(1),
          added: head + other + tail,
          replaced: head + other + tail.slice(1),
          swapped: head + tail.slice(1, 2) + tail.slice(0, 1) + tail.slice(2),
        }[kind];
        expect(errorsIn(wrong, typed + rest)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('never exceed the typed letters, and a longer candidate never adds one', () => {
    fc.assert(
      fc.property(word(0), word(0), word(0), (typed, candidate, rest) => {
        const errors = errorsIn(typed, candidate);
        expect(errors).toBeLessThanOrEqual(typed.length);
        expect(errorsIn(typed, candidate + rest)).toBeLessThanOrEqual(errors);
      }),
    );
  });

  test('are the same with a limit, up to that limit', () => {
    const limits = fc.nat({ max: 3 });
    fc.assert(
      fc.property(word(0), word(0), limits, (typed, candidate, limit) => {
        const errors = errorsIn(typed, candidate);
        const limited = errorsIn(typed, candidate, limit);
        expect(limited <= limit).toBe(errors <= limit);
        expect(Math.min(limited, limit)).toBe(Math.min(errors, limit));
      }),
    );
  });

  test('match a word with no more than the allowed number', () => {
    fc.assert(
      fc.property(word(4), word(0), (typed, candidate) => {
        const near = errorsIn(typed, candidate) <= errorsAllowed(typed);
        expect(nearlyBegins(typed, candidate)).toBe(near);
      }),
    );
    fc.assert(
      fc.property(nearby, ([typed, candidate]) => {
        const near = errorsIn(typed, candidate) <= errorsAllowed(typed);
        expect(nearlyBegins(typed, candidate)).toBe(near);
      }),
    );
  });

  test("aren't allowed in short words and numbers", () => {
    fc.assert(
      fc.property(word(0), word(0), (typed, candidate) => {
        fc.pre(typed.length < 4);
        expect(nearlyBegins(typed, candidate)).toBe(candidate.startsWith(typed));
      }),
    );
    expect(errorsAllowed('4821')).toBe(0);
  });
});

describe('ranking', () => {
  test('ranks whole labels first, then label prefixes, words of the label, other words and typing errors', () => {
    const bank = { label: 'Bank Account', words: 'routing number' };
    const rank = (query: string) => rankOf(query, bank);
    expect(rank('bank account')).toBe(ranks.exact);
    expect(rank('ban')).toBe(ranks.prefix);
    expect(rank('acc bank')).toBe(ranks.label);
    expect(rank('bank rout')).toBe(ranks.words);
    expect(rank('ruoting')).toBe(ranks.typo);
    expect(rank('kitchen')).toBeUndefined();
  });

  test('ranks better matches higher', () => {
    const { exact, prefix, label, words, typo } = ranks;
    const best = [exact, prefix, label, words, typo];
    expect(new Set(best).size).toBe(5);
    expect(best.toSorted((one, other) => one - other)).toEqual(best);
    const known = ['kitchen sink', 'sink kitchen', 'sinks', 'sink'].map((name) => ({
      label: name,
      words: '',
    }));
    expect(findBest('sink', known, (one) => one).map(({ item }) => item.label)).toEqual([
      'sink',
      'sink kitchen',
      'sinks',
      'kitchen sink',
    ]);
  });

  test('ignores case and accents, and every label finds itself', () => {
    expect(rankOf('cafe', { label: 'CAFÉ', words: '' })).toBe(ranks.exact);
    fc.assert(
      fc.property(word(1), word(0), (label, words) => {
        expect(rankOf(label.toUpperCase(), { label, words })).toBe(ranks.exact);
      }),
    );
  });

  test('finds everything for an empty query', () => {
    expect(rankOf(' - ', { label: 'Home', words: '' })).toBe(ranks.prefix);
  });
});

describe('finding the best', () => {
  const few = fc.constantFrom('a', 'ab', 'abcd', 'abdc', 'bcde', 'xbcde', 'é', '12');
  const phrase = fc.array(few, { maxLength: 3 }).map((words) => words.join(' '));
  const things = fc.array(fc.record({ label: phrase, words: phrase }), { maxLength: 12 });

  test('sorts by rank and allows typing errors only if nothing else matches', () => {
    fc.assert(
      fc.property(phrase, things, (query, all) => {
        const one = all.flatMap((item) => {
          const rank = rankOf(query, item);
          return rank === undefined ? [] : [{ item, rank }];
        });
        const asTyped = one.filter(({ rank }) => rank < ranks.typo);
        const expected = (asTyped.length > 0 ? asTyped : one).toSorted((a, b) => a.rank - b.rank);
        expect(findBest(query, all, (item) => item)).toEqual(expected);
      }),
    );
  });
});
