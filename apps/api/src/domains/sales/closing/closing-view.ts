import {
  changedFigures,
  type DayClosing,
  type DayInList,
  type DayReport,
} from '@counter/contract/sales';
import type { ClosingRow } from './day-closings.repository.ts';
import type { LiveDay } from './day-figures.service.ts';

/** Converts the sign-off of a day. */
function toClosing({
  storeId: _store,
  day: _day,
  reopenedAt,
  reopenedBy,
  reopenReason,
  ...row
}: ClosingRow): DayClosing {
  return {
    ...row,
    workers: [...row.workers],
    cashCounts: row.cashCounts && [...row.cashCounts],
    difference: row.countedCash - row.expectedCash,
    closedAt: row.closedAt.toISOString(),
    reopened: reopenedAt && {
      at: reopenedAt.toISOString(),
      by: reopenedBy ?? '',
      reason: reopenReason ?? '',
    },
  };
}

type ReportParts = {
  readonly day: string;
  readonly currency: string;
  readonly live: LiveDay;
  readonly row: ClosingRow | undefined;
  readonly suggestedFloat: number | null;
};

/** Builds the report of a day. */
export function toReport({ day, currency, live, row, suggestedFloat }: ReportParts): DayReport {
  return {
    currency,
    day,
    closed: isClosed(row),
    figures: live.figures,
    workers: [...live.workers],
    closing: row ? toClosing(row) : null,
    suggestedFloat,
  };
}

/** Builds a day of the list, with the signed figures if it is closed. */
export function toDayInList(day: string, { figures }: LiveDay, row?: ClosingRow): DayInList {
  if (!row || !isClosed(row)) {
    return {
      day,
      closed: false,
      reopened: row !== undefined,
      figures,
      changedSince: false,
      cash: null,
      closedBy: null,
      closedAt: null,
      note: '',
    };
  }
  const { expectedCash: expected, countedCash: counted } = row;
  return {
    day,
    closed: true,
    reopened: false,
    figures: row.figures,
    changedSince: changedFigures(row.figures, figures).length > 0,
    cash: { expected, counted, difference: counted - expected },
    closedBy: row.closedBy,
    closedAt: row.closedAt.toISOString(),
    note: row.note,
  };
}

function isClosed(row: ClosingRow | undefined): boolean {
  return row !== undefined && row.reopenedAt === null;
}
