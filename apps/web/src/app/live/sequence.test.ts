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

test('events in order are delivered, one after the other', () => {
  expect(hear([5, 6, 7], 4)).toEqual({ position: 7, delivered: [5, 6, 7], resets: 0 });
});

test('an event that comes twice is delivered once', () => {
  expect(hear([5, 5, 6, 5, 6], 4)).toEqual({ position: 6, delivered: [5, 6], resets: 0 });
});

test('a gap asks for everything again and goes on from there', () => {
  expect(hear([5, 8, 9], 4)).toEqual({ position: 9, delivered: [5, 9], resets: 1 });
});

test('the first event of a stream that never said where it is counts as the next', () => {
  expect(judgeEvent(undefined, 12)).toEqual({ verdict: 'deliver', position: 12 });
});

test('whatever the order, nothing is delivered twice and a missing event is never passed over', () => {
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

test('a server that stands elsewhere than the screen makes it fetch again', () => {
  expect(judgeReady(undefined, 4)).toEqual({ verdict: 'ignore', position: 4 });
  expect(judgeReady(4, 4)).toEqual({ verdict: 'ignore', position: 4 });
  expect(judgeReady(4, 6)).toEqual({ verdict: 'reset', position: 6 });
  expect(judgeReady(9, 6)).toEqual({ verdict: 'reset', position: 6 });
});
