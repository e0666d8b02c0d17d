/** Asks the person before they sign out; answers true if they go. */
type LeaveQuestion = () => Promise<boolean>;

let question: LeaveQuestion | undefined;

/** Has people asked before they sign out. Returns what ends it. */
export function askBeforeLeaving(next: LeaveQuestion): () => void {
  question = next;
  return () => {
    if (question === next) question = undefined;
  };
}

/** Returns the question to ask before signing out; undefined if there is none. */
export function readLeaveQuestion(): LeaveQuestion | undefined {
  return question;
}
