import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatDelays, chatWorthMs, judgeChat } from './chat-verdict.ts';

const since = new Date('2026-03-04T17:00:00Z');
const at = (ms: number): Date => new Date(since.getTime() + ms);
const someAge = fc.integer({ min: 0, max: 2 * chatWorthMs });
const someAttempts = fc.integer({ min: 1, max: 50 });
const someFailure = fc
  .option(fc.integer({ min: 300, max: 599 }))
  .filter((status) => status !== 404 && status !== 410);

describe('a message to a chat', () => {
  it('is sent if accepted; a missing channel ends the chat', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 299 }),
        someAttempts,
        someAge,
        (ok, attempts, age) => {
          const verdict = (status: number) =>
            judgeChat({ status, retryAfter: undefined }, { attempts, since }, at(age)).kind;
          expect([verdict(ok), verdict(404), verdict(410)]).toEqual(['sent', 'gone', 'gone']);
        },
      ),
    );
  });

  it('is retried after a failure until it is a day old, then dropped', () => {
    fc.assert(
      fc.property(someFailure, someAttempts, someAge, (status, attempts, age) => {
        const now = at(age);
        const verdict = judgeChat({ status, retryAfter: undefined }, { attempts, since }, now);
        const next = verdict.kind === 'retry' ? verdict.at.getTime() : Infinity;
        const isLast = next === Infinity;
        const longest = Math.max(...chatDelays);
        expect({
          kind: verdict.kind,
          isLater: next > now.getTime(),
          isInTime: isLast ? age >= chatWorthMs - longest : next < at(chatWorthMs).getTime(),
        }).toEqual({ kind: isLast ? 'given-up' : 'retry', isLater: true, isInTime: true });
      }),
    );
  });

  it('waits as long as the chat asks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3600 }), someAttempts, (seconds, attempts) => {
        const asked = [String(seconds), at(seconds * 1000).toUTCString()];
        for (const retryAfter of asked) {
          const verdict = judgeChat({ status: 429, retryAfter }, { attempts, since }, since);
          const next = verdict.kind === 'retry' ? verdict.at.getTime() : 0;
          expect(next).toBeGreaterThanOrEqual(at(seconds * 1000).getTime());
        }
      }),
    );
  });

  it('waits as usual if the header is invalid', () => {
    for (const retryAfter of ['', 'soon', '-5']) {
      const verdict = judgeChat({ status: 429, retryAfter }, { attempts: 1, since }, since);
      expect(verdict).toEqual({ kind: 'retry', at: at(10_000) });
    }
  });
});
