import type { Suspension } from '@counter/contract/store';

type MaybeSuspension = { readonly reason: string | null; readonly until: Date | null };

/** Converts a suspension for the contract; null if there is none. */
export function toSuspension(row: MaybeSuspension | null | undefined): Suspension | null {
  if (!row || row.reason === null) return null;
  return { reason: row.reason, until: row.until?.toISOString() ?? null };
}
