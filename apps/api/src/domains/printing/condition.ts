import type { ReportedCondition, PrinterCondition } from '@counter/contract/printing';

/** A printer asks every few seconds. One that hasn't for this long is out of reach. */
export const silentAfterMs = 2 * 60_000;

/** Later than this, nobody cooks from the ticket any more. */
export const worthMs = 4 * 60 * 60_000;

type Report = { readonly condition: ReportedCondition; readonly lastSeenAt: Date | null };

/** Returns how a printer is, by what it said last and when. */
export function conditionAt({ condition, lastSeenAt }: Report, now: Date): PrinterCondition {
  if (!lastSeenAt) return 'NEVER_SEEN';
  return now.getTime() - lastSeenAt.getTime() > silentAfterMs ? 'SILENT' : condition;
}
