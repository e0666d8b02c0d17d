import { vi } from 'vitest';

/** Resolves once the expectation holds; on a busy machine that may take a while. */
export async function eventually<Result>(
  expectation: () => Result | Promise<Result>,
): Promise<Result> {
  return vi.waitFor(expectation, { timeout: 20_000 });
}
