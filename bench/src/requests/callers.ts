import type { Market } from '../seed/market.ts';
import type { Caller } from './scenarios.ts';

/** The callers of a measurement. */
export type Callers = {
  readonly title: string;
  /** The stores they call for. */
  readonly markets: readonly Market[];
  /** Returns the caller of the next call. */
  readonly next: () => Caller;
};

/**
 * Creates callers that are all different: each call comes from another store's session and requests another page. Every
 * run uses the same sequence.
 */
export function strangers(title: string, markets: readonly Market[]): Callers {
  let turn = 0;
  return {
    title,
    markets,
    next: () => {
      turn += 1;
      const draw = scatter(turn);
      const market = markets[draw % markets.length];
      if (!market) throw new Error(`${title} has no store`);
      return { market, session: 1 + (turn % market.sessions), turn: scatter(draw) };
    },
  };
}

/** Creates one session that repeats the same call, like the screens of one store. */
export function oneSession(title: string, market: Market): Callers {
  return { title, markets: [market], next: () => ({ market, session: 1, turn: 0 }) };
}

/** Scatters integers evenly (Knuth's multiplicative hash, 32 bits). */
function scatter(n: number): number {
  return Math.imul(n, 2_654_435_761) >>> 8;
}
