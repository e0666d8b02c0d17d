/** An order's tickets: one for the kitchen, one for the package. */
export const ticketKinds = ['KITCHEN', 'PACKAGE'] as const;

export type TicketKind = (typeof ticketKinds)[number];

const ticketLabels: Record<TicketKind, string> = {
  KITCHEN: 'Kitchen ticket',
  PACKAGE: 'Package slip',
};

/** Returns the name of a ticket. */
export function ticketLabel(kind: TicketKind): string {
  return ticketLabels[kind];
}

/**
 * The markings that stand out on a ticket. `MAYBE_COPY`: the printer fetched it before but never confirmed printing it.
 */
export const ticketMarks = ['COPY', 'MAYBE_COPY', 'CHANGED', 'CANCELLED'] as const;

export type TicketMark = (typeof ticketMarks)[number];

/** The paper widths in millimeters. */
export const paperWidths = [80, 58] as const;

export type PaperWidth = (typeof paperWidths)[number];

/** The conditions that a printer can report when it polls. */
export const reportedConditions = [
  'READY',
  'PAPER_LOW',
  'OUT_OF_PAPER',
  'PAPER_JAM',
  'COVER_OPEN',
  'BROKEN',
] as const;

export type ReportedCondition = (typeof reportedConditions)[number];

/** `NEVER_SEEN` before its first poll, `SILENT` after two minutes without one. */
export const printerConditions = ['NEVER_SEEN', 'SILENT', ...reportedConditions] as const;

export type PrinterCondition = (typeof printerConditions)[number];

/** The maximum number of copies per ticket. */
export const maxCopies = 3;
