import type { ReportedCondition } from '@counter/contract/printing';

/** Three digits, and words that differ by model: `200 OK`. */
const statusForm = /^(\d{3,4})\b/;

/**
 * Reads the status that a printer sends, percent-encoded: its number, 0 if there is none. 2xx means that it
 * can print, 4xx that the printer needs somebody, 5xx that it could not use what it was sent.
 * Source: Star CloudPRNT Protocol Guide, Printer Status Codes.
 */
export function readStatus(status: string): number {
  return Number(statusForm.exec(decode(status).trim())?.[1] ?? 0);
}

/** Returns the words of a status for people who look for a fault: `410 Out of paper`. */
export function wordsOf(status: string): string {
  return decode(status).trim().slice(0, 100);
}

/** Returns true if a printer with this status prints what it gets. */
export function canPrint(code: number): boolean {
  return code >= 200 && code < 300;
}

/** Returns true for a failure of the data or its download, which the printer's paper can't mend. */
export function isJobFault(code: number): boolean {
  return code >= 500 && code < 600;
}

const conditions: ReadonlyMap<number, ReportedCondition> = new Map([
  [210, 'PAPER_LOW'],
  [211, 'PAPER_LOW'],
  [410, 'OUT_OF_PAPER'],
  [411, 'PAPER_JAM'],
  [412, 'PAPER_JAM'],
  [420, 'COVER_OPEN'],
]);

/** Returns how a printer with this status is. */
export function conditionOf(code: number): ReportedCondition {
  return conditions.get(code) ?? (canPrint(code) ? 'READY' : 'BROKEN');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
