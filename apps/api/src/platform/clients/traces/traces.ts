/** The span of a call in progress. */
export type CallSpan = {
  /** Runs `work` within the span. */
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

/** Traces calls and jobs through the process and exports the spans. */
export type Traces = {
  /** Starts a call's span. `parent` is its `traceparent` header (W3C Trace Context). */
  readonly beginCall: (method: string, parent: string | undefined) => CallSpan;
  readonly runJob: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  /** Adds a statement to the current call or job. Ignores statements outside of both. */
  readonly noteStatement: (statement: AnsweredStatement) => void;
  /** Exports the remaining spans. */
  readonly stop: () => Promise<void>;
};
