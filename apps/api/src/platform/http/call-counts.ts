import type { FastifyRateLimitStore } from '@fastify/rate-limit';

const mostCallers = 5000;

type Spell = { readonly begun: number; count: number };

type Told = Parameters<FastifyRateLimitStore['incr']>[1];

/**
 * Counts the calls of each caller within a time, in this process. The store that comes with the library hands
 * out the very object in which it goes on counting, and the library reads that a moment later: of many calls
 * at one instant each then takes the number of the last one for its own, and all of them are refused.
 */
export class CallCounts implements FastifyRateLimitStore {
  /** Those whose time began first come first. */
  readonly #spells = new Map<string, Spell>();

  incr(caller: string, told: Told, timeWindow = 60_000): void {
    const now = performance.now();
    const spell = this.#spellOf(caller, now, timeWindow);
    spell.count += 1;
    told(null, { current: spell.count, ttl: spell.begun + timeWindow - now });
  }

  #spellOf(caller: string, now: number, timeWindow: number): Spell {
    const known = this.#spells.get(caller);
    if (known && known.begun + timeWindow > now) return known;
    this.#spells.delete(caller);
    const [first] = this.#spells.keys();
    if (first !== undefined && this.#spells.size >= mostCallers) this.#spells.delete(first);
    const begun = { begun: now, count: 0 };
    this.#spells.set(caller, begun);
    return begun;
  }

  /** Routes with a limit of their own count for themselves. */
  child(): CallCounts {
    return new CallCounts();
  }
}
