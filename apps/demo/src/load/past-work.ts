import type { Work } from '@counter/api/import';

/** Returns a unit of work for the past: without screens to notify, audit log or idempotency keys. */
export function pastWork(at: Pick<Work, 'tx' | 'scope' | 'at'>): Work {
  return { ...at, send: refuse, emit: ignore, audit: ignore, keep: ignore };
}

function ignore(): void {}

function refuse(): void {
  throw new Error('Await each statement of the past: nobody waits for those that are only sent.');
}
