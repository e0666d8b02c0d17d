import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** A shorter wait for what has to appear, where tests are expected to fail. */
    screenWaitMs?: number;
  }
}
