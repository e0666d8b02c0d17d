import type { ReportedCondition, PrinterCondition } from '@counter/contract/printing';

/** Printers poll every few seconds; one silent for this long is unreachable. */
export const silentAfterMs = 2 * 60_000;

/** Tickets older than this are no longer useful to the kitchen. */
export const worthMs = 4 * 60 * 60_000;

type Report = { readonly condition: ReportedCondition; readonly lastSeenAt: Date | null };

/** Returns a printer's condition from its last report and the time of it. */
export function conditionAt({ condition, lastSeenAt }: Report, now: Date): PrinterCondition {
  if (!lastSeenAt) return 'NEVER_SEEN';
  return now.getTime() - lastSeenAt.getTime() > silentAfterMs ? 'SILENT' : condition;
}
