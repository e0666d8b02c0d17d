/** Asks the person to confirm before they sign out. Resolves to true if they do. */
type LeaveQuestion = () => Promise<boolean>;

let question: LeaveQuestion | undefined;

/** Registers a confirmation to ask before signing out. Returns a function that removes it. */
export function askBeforeLeaving(next: LeaveQuestion): () => void {
  question = next;
  return () => {
    if (question === next) question = undefined;
  };
}

/** Returns the confirmation to ask before signing out, or undefined if there is none. */
export function readLeaveQuestion(): LeaveQuestion | undefined {
  return question;
}
