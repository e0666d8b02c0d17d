/** The changed file, the folders or files of its tests, and the test files that are left out. */
export type TestRequest = {
  readonly file: string;
  readonly tests: readonly string[];
  readonly except: readonly string[];
};

/** A test file that failed or came to no end, and its first message. */
type Failure = { readonly test: string; readonly reason: string };

export type TestAnswer = readonly Failure[];

/** The reason of tests that came to no end: a change made something endless, or the machine is very busy. */
export const noEnd = 'no end';
