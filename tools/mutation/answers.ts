/** The changed file, the files or folders to test, and the test files to skip. */
export type TestRequest = {
  readonly file: string;
  readonly tests: readonly string[];
  readonly except: readonly string[];
};

/** A test file that failed or timed out, and its first message. */
type Failure = { readonly test: string; readonly reason: string };

export type TestAnswer = readonly Failure[];

/** The reason for a timeout: the change caused an endless loop, or the machine is very busy. */
export const noEnd = 'no end';
