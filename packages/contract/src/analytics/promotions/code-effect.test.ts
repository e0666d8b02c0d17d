import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareBeforeAndAfter } from './code-effect.ts';

const counts = fc.record({ customers: fc.nat(2000), before: fc.nat(4000), after: fc.nat(4000) });

describe('code users before and after', () => {
  it("aren't compared if there are few of them or few orders", () => {
    fc.assert(
      fc.property(counts, (counted) => {
        const { customers, before, after } = counted;
        const told = compareBeforeAndAfter(counted);
        expect(told === null).toBe(customers < 30 || before + after < 40);
      }),
    );
  });

  it('count as ordering more only if they do, and symmetrically for fewer', () => {
    const opposite = { MORE: 'FEWER', FEWER: 'MORE', SAME: 'SAME' } as const;
    fc.assert(
      fc.property(counts, ({ customers, before, after }) => {
        const told = compareBeforeAndAfter({ customers, before, after });
        const turned = compareBeforeAndAfter({ customers, before: after, after: before });
        const difference = Math.sign(after - before);
        const claims = { MORE: 1, FEWER: -1, SAME: difference };
        expect(claims[told?.verdict ?? 'SAME']).toBe(difference);
        expect(turned?.verdict).toBe(told ? opposite[told.verdict] : undefined);
      }),
    );
  });

  it('count as the same if chance explains the difference', () => {
    const of = (after: number) =>
      compareBeforeAndAfter({ customers: 50, before: 100, after })?.verdict;
    // 100, give or take about 29.
    expect([of(100), of(129), of(130), of(75), of(74)]).toEqual([
      'SAME',
      'SAME',
      'MORE',
      'SAME',
      'FEWER',
    ]);
  });
});
