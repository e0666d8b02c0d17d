/** The tickets of an order: for who makes it, and for the package that leaves the store. */
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
 * The reasons for a line that stands out on a ticket. `MAYBE_COPY`: the printer fetched it before and never
 * said that it was printed.
 */
export const ticketMarks = ['COPY', 'MAYBE_COPY', 'CHANGED', 'CANCELLED'] as const;

export type TicketMark = (typeof ticketMarks)[number];

/** The widths of the paper rolls, in millimetres. */
export const paperWidths = [80, 58] as const;

export type PaperWidth = (typeof paperWidths)[number];

/** The state that a printer reported when it last asked for work. */
export const reportedConditions = [
  'READY',
  'PAPER_LOW',
  'OUT_OF_PAPER',
  'PAPER_JAM',
  'COVER_OPEN',
  'BROKEN',
] as const;

export type ReportedCondition = (typeof reportedConditions)[number];

/** `NEVER_SEEN` before it first asked, `SILENT` when it has not asked for two minutes. */
export const printerConditions = ['NEVER_SEEN', 'SILENT', ...reportedConditions] as const;

export type PrinterCondition = (typeof printerConditions)[number];

/** The most copies of one ticket. */
export const maxCopies = 3;
