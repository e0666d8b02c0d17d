import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeEvent, judgeReady, type Position } from './sequence.ts';

/** Feeds seqs in the given order and tells what a screen would have been told. */
function hear(seqs: readonly number[], start: Position) {
  let position = start;
  const delivered: number[] = [];
  let resets = 0;
  for (const seq of seqs) {
    const judgement = judgeEvent(position, seq);
    position = judgement.position;
    if (judgement.verdict === 'deliver') delivered.push(seq);
    if (judgement.verdict === 'reset') resets += 1;
  }
  return { position, delivered, resets };
}

test('delivers consecutive events in order', () => {
  expect(hear([5, 6, 7], 4)).toEqual({ position: 7, delivered: [5, 6, 7], resets: 0 });
});

test('delivers a repeated event once', () => {
  expect(hear([5, 5, 6, 5, 6], 4)).toEqual({ position: 6, delivered: [5, 6], resets: 0 });
});

test('refetches after a gap and goes on from there', () => {
  expect(hear([5, 8, 9], 4)).toEqual({ position: 9, delivered: [5, 9], resets: 1 });
});

test('delivers the first event of a stream whose position is unknown', () => {
  expect(judgeEvent(undefined, 12)).toEqual({ verdict: 'deliver', position: 12 });
});

test('never delivers an event twice or passes over a missing one, in any order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 60 }), (seqs) => {
      const { position = 0, delivered, resets } = hear(seqs, 0);
      expect(new Set(delivered).size).toBe(delivered.length);
      expect(delivered).toEqual(delivered.toSorted((a, b) => a - b));
      expect(position).toBe(Math.max(0, ...seqs));
      expect(resets > 0 || delivered.length === position).toBe(true);
    }),
  );
});

test('refetches when the server is at another position than the screen', () => {
  expect(judgeReady(undefined, 4)).toEqual({ verdict: 'ignore', position: 4 });
  expect(judgeReady(4, 4)).toEqual({ verdict: 'ignore', position: 4 });
  expect(judgeReady(4, 6)).toEqual({ verdict: 'reset', position: 6 });
  expect(judgeReady(9, 6)).toEqual({ verdict: 'reset', position: 6 });
});
