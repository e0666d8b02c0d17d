/** A call under way. */
export type CallSpan = {
  /** Runs what follows as a part of the call. */
  readonly within: (work: () => void) => void;
  readonly end: (facts: { readonly route: string; readonly status: number }) => void;
};

/** A statement that the database has answered. */
type AnsweredStatement = {
  /** The statement without its values. */
  readonly text: string;
  readonly milliseconds: number;
  readonly failed: boolean;
};

/** Follows calls and jobs through the process, and sends what it saw to a receiver. */
export type Traces = {
  /** Begins a call. `parent` is its `traceparent` header (W3C Trace Context). */
  readonly beginCall: (method: string, parent: string | undefined) => CallSpan;
  readonly runJob: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  /** Adds a statement to the call or job that runs; one outside of both isn't sent. */
  readonly noteStatement: (statement: AnsweredStatement) => void;
  /** Sends what is left. */
  readonly stop: () => Promise<void>;
};
