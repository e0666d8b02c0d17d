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

/** Everything that was pressed during a rush. */
export type Presses = {
  readonly taken: readonly Press[];
  take(press: Press): void;
};

/** Begins to keep what is pressed. */
export function keepPresses(): Presses {
  const taken: Press[] = [];
  return { taken, take: (press) => void taken.push(press) };
}
