import fc from 'fast-check';
import { expect, it } from 'vitest';
import { publicName, ratingOf, starWords } from './rating.ts';

it('averages the ratings to one decimal', () => {
  expect(ratingOf([0, 0, 0, 0, 0])).toEqual({ total: 0, average: null });
  expect(ratingOf([1, 0, 0, 0, 2])).toEqual({ total: 3, average: 3.7 });
  expect([starWords(1), starWords(4)]).toEqual(['1 star', '4 stars']);
});

it('is between the lowest and the highest rating', () => {
  const some = fc.array(fc.nat(1000), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(some, (counts) => {
      const given = counts.flatMap((count, index) => (count > 0 ? [index + 1] : []));
      const { average, total } = ratingOf(counts);
      expect(average === null).toBe(total === 0);
      if (average === null) return;
      expect(average).toBeGreaterThanOrEqual(Math.min(...given));
      expect(average).toBeLessThanOrEqual(Math.max(...given));
    }),
  );
});

it.each([
  ['Maya Lind', 'Maya L.'],
  ['  maya   de  la cruz ', 'maya C.'],
  ['Maya', 'Maya'],
  ['', ''],
  ['Zoë Ångström', 'Zoë Å.'],
  ['Maya (work)', 'Maya W.'],
  ['Maya 555-0142', 'Maya'],
])('the public name of %s is %s', (name, shown) => {
  expect(publicName(name)).toBe(shown);
});
