import type { ReportedCondition } from '@counter/contract/printing';

/** Three or four digits, and a text that differs by model: `200 OK`. */
const statusForm = /^(\d{3,4})\b/;

/**
 * Parses a printer's percent-encoded status to its number; 0 if there is none. 2xx means it can print, 4xx that it
 * needs attention, 5xx that it couldn't process the job. Source: Star CloudPRNT Protocol Guide, Printer Status Codes.
 */
export function readStatus(status: string): number {
  return Number(statusForm.exec(decode(status).trim())?.[1] ?? 0);
}

/** Returns a status as text for troubleshooting: `410 Out of paper`. */
export function wordsOf(status: string): string {
  return decode(status).trim().slice(0, 100);
}

/** Returns true if a printer with this status can print. */
export function canPrint(code: number): boolean {
  return code >= 200 && code < 300;
}

/** Returns true if the job's data or download failed, rather than the printer. */
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

/** Returns the printer condition for a status. */
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
