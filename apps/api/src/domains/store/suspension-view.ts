import type { Suspension } from '@counter/contract/store';

type MaybeSuspension = { readonly reason: string | null; readonly until: Date | null };

/** A suspension as it is answered; null where a store has none. */
export function toSuspension(row: MaybeSuspension | null | undefined): Suspension | null {
  if (!row || row.reason === null) return null;
  return { reason: row.reason, until: row.until?.toISOString() ?? null };
}
