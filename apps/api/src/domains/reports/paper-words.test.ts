import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runningSums } from './paper-words.ts';

it('the sums of a paper are those of its columns', () => {
  const rows = fc.integer({ min: 1, max: 6 }).chain((columns) =>
    fc.record({
      columns: fc.constant(columns),
      figures: fc.array(
        fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), {
          minLength: columns,
          maxLength: columns,
        }),
      ),
    }),
  );
  fc.assert(
    fc.property(rows, ({ columns, figures }) => {
      const { sums, add } = runningSums(columns);
      for (const row of figures) add(row);
      const expected = Array.from({ length: columns }, (_, at) =>
        figures.map((row) => row[at] ?? 0).reduce((sum, figure) => sum + figure, 0),
      );
      expect(sums).toEqual(expected);
    }),
  );
});
