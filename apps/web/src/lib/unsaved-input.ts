/** A form on the screen, as far as its unsaved input is concerned. */
export interface UnsavedInput {
  /** Returns true if input would be lost by leaving now. */
  isAtRisk: () => boolean;
  /** Asks the person whether what is unsaved on the screen may be lost, and calls `leave` if so. */
  ask: (leave: () => void) => void;
}

const inputs = new Set<UnsavedInput>();

/** Registers a form to be asked before its screen changes without a navigation. Returns a function that ends this. */
export function guardUnsavedInput(input: UnsavedInput): () => void {
  inputs.add(input);
  return () => void inputs.delete(input);
}

/** Returns a form on the screen that has unsaved input, if any. */
export function findInputAtRisk(): UnsavedInput | undefined {
  return [...inputs].find(({ isAtRisk }) => isAtRisk());
}
