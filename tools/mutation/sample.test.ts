import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleByGroup, seededRandom } from './sample.ts';

const entries = fc.uniqueArray(fc.integer());
const groupOf = (entry: number) => String(entry % 5);
const kindOf = (entry: number) => String(entry % 3);

test('a sample is spread evenly over the groups, without duplicates', () => {
  fc.assert(
    fc.property(entries, fc.nat(50), fc.nat(), (all, count, seed) => {
      const sample = sampleByGroup(all, { groupOf, kindOf }, count, seededRandom(seed));
      expect(sample).toHaveLength(Math.min(count, all.length));
      expect(new Set(sample).size).toBe(sample.length);
      const taken = Map.groupBy(sample, groupOf);
      const most = Math.max(0, ...[...taken.values()].map(({ length }) => length));
      for (const [group, members] of Map.groupBy(all, groupOf)) {
        const share = taken.get(group)?.length ?? 0;
        expect(share).toBeGreaterThanOrEqual(Math.min(members.length, most - 1));
      }
    }),
  );
});

test('the same seed gives the same sample', () => {
  fc.assert(
    fc.property(entries, fc.nat(), (all, seed) => {
      const sample = () => sampleByGroup(all, { groupOf, kindOf }, 9, seededRandom(seed));
      expect(sample()).toEqual(sample());
    }),
  );
});

test('a sample holds rare kinds as often as common ones', () => {
  const common = Array.from({ length: 60 }, (_, index) => `common ${index}`);
  const rare = ['rare 1', 'rare 2'];
  const naming = { groupOf: () => '', kindOf: (entry: string) => entry.split(' ')[0] ?? '' };
  const sample = sampleByGroup([...common, ...rare], naming, 4, seededRandom(1));
  expect(sample.filter((entry) => entry.startsWith('rare')).toSorted()).toEqual(rare);
});
