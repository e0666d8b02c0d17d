import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from '../support/api.ts';

/** A call that was sent again, as no process had answered it; milliseconds since 1970. */
export type Cut = { readonly at: number; readonly what: string };

const repeatAfterMs = 500;

/** Makes a call until a process answers it, and notes each time that none did. @throws Refusal below 500 */
export async function untilAnswered<Answer>(
  call: () => Promise<Answer>,
  cuts: Cut[],
): Promise<Answer> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (error instanceof Refusal && error.status < 500) throw error;
      cuts.push({ at: Date.now(), what: describeFailure(error) });
      await delay(repeatAfterMs);
    }
  }
}

/** Describes an error with its cause: a failed `fetch` gives its reason only there. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
