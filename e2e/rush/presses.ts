import type { StepMove } from '@counter/contract/orders';

/** A step that somebody took on a screen, which showed that it was taken. */
export type Press = {
  readonly orderNumber: string;
  readonly move: StepMove;
  readonly screen: string;
  /** The taps or keys that it took, the way to the order included. */
  readonly taps: number;
  readonly keys: number;
};

/** An acceptance that somebody asked for; it is in `taken` too once the screen has shown it. */
type Attempt = {
  readonly orderNumber: string;
  readonly screen: string;
  /** Milliseconds since 1970. */
  readonly at: number;
};

/** Everything that was pressed during a rush. */
export type Presses = {
  readonly attempts: readonly Attempt[];
  readonly taken: readonly Press[];
  /** The orders whose last step somebody took back. One that was still waiting for the network leaves no trace elsewhere. */
  readonly undone: ReadonlySet<string>;
  attempt(orderNumber: string, screen: string): void;
  take(press: Press): void;
  undo(orderNumber: string): void;
};

/** Begins to keep what is pressed. */
export function keepPresses(): Presses {
  const attempts: Attempt[] = [];
  const taken: Press[] = [];
  const undone = new Set<string>();
  return {
    attempts,
    taken,
    undone,
    attempt: (orderNumber, screen) => {
      attempts.push({ orderNumber, screen, at: Date.now() });
    },
    take: (press) => void taken.push(press),
    undo: (orderNumber) => void undone.add(orderNumber),
  };
}
