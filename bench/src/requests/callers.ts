import type { Market } from '../seed/market.ts';
import type { Caller } from './scenarios.ts';

/** The callers of one measurement. */
export type Callers = {
  readonly title: string;
  /** The stores they call for. */
  readonly markets: readonly Market[];
  /** Returns the caller of the next call. */
  readonly next: () => Caller;
};

/**
 * Callers that are strangers to each other: each call comes from another session of another store and asks for
 * another page. Every run draws the same ones.
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

/** One session that asks for the same again and again, as the screens of one store do. */
export function oneSession(title: string, market: Market): Callers {
  return { title, markets: [market], next: () => ({ market, session: 1, turn: 0 }) };
}

/** Scatters whole numbers evenly (Knuth's multiplicative hash, 32 bits). */
function scatter(n: number): number {
  return Math.imul(n, 2_654_435_761) >>> 8;
}
