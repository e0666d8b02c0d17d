/** A form on the screen that may have unsaved input. */
export interface UnsavedInput {
  /** Returns true if leaving now would lose input. */
  isAtRisk: () => boolean;
  /** Asks the person whether to discard the unsaved input, and calls `leave` if so. */
  ask: (leave: () => void) => void;
}

const inputs = new Set<UnsavedInput>();

/** Registers a form to ask before its screen changes without a navigation. Returns a function that unregisters it. */
export function guardUnsavedInput(input: UnsavedInput): () => void {
  inputs.add(input);
  return () => void inputs.delete(input);
}

/** Returns a form on the screen with unsaved input, if any. */
export function findInputAtRisk(): UnsavedInput | undefined {
  return [...inputs].find(({ isAtRisk }) => isAtRisk());
}
