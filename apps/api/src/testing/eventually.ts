import { vi } from 'vitest';

/** Resolves once the expectation holds. That may take a while on a busy machine. */
export async function eventually<Result>(
  expectation: () => Result | Promise<Result>,
): Promise<Result> {
  return vi.waitFor(expectation, { timeout: 20_000 });
}
