/** A form on the screen, as far as its unsaved input is concerned. */
export interface UnsavedInput {
  /** Returns true if input would be lost by leaving now. */
  isAtRisk: () => boolean;
  /** Asks the person whether it may be lost, and calls `leave` if so. */
  ask: (leave: () => void) => void;
}

const inputs = new Set<UnsavedInput>();

/** Registers a form to be asked before its screen changes without a navigation. Returns a function that ends this. */
export function guardUnsavedInput(input: UnsavedInput): () => void {
  inputs.add(input);
  return () => void inputs.delete(input);
}

/** Returns true if a form on the screen has input that isn't saved. */
export function hasUnsavedInput(): boolean {
  return inputsAtRisk().length > 0;
}

/** Calls `leave` once every form with unsaved input has agreed: at once if there is none. */
export function askToLeave(leave: () => void): void {
  askEach(inputsAtRisk(), leave);
}

function inputsAtRisk(): UnsavedInput[] {
  return [...inputs].filter(({ isAtRisk }) => isAtRisk());
}

function askEach([first, ...rest]: readonly UnsavedInput[], leave: () => void): void {
  if (first) first.ask(() => askEach(rest, leave));
  else leave();
}
